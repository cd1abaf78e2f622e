"""Two hundred texts that would run code, or change the page, if a page took them for markup. Each fits into a name."""

from __future__ import annotations

from itertools import product

from commonroom.engine.table import NAME_LENGTH

# `h()` is what a payload tries to run; pages under test define it.
ELEMENTS = [
    "<img src=x onerror=h()>",
    "<svg onload=h()>",
    "<script>h()</script>",
    "<input autofocus onfocus=h()>",
    "<details open ontoggle=h()>",
    "<video src=x onerror=h()>",
    "<audio src=x onerror=h()>",
    "<body onload=h()>",
    "<b onmouseover=h()>x",
    "<a href=javascript:h()>x</a>",
    "<iframe src=javascript:h()>",
    "<object data=javascript:h()>",
    "<embed src=javascript:h()>",
    "<marquee onstart=h()>",
    "<select autofocus onfocus=h()>",
    "<style>*{display:none}</style>",
    "<link rel=stylesheet href=//x>",
    "<base href=//x.invalid>",
    "<meta http-equiv=refresh>",
    "<form action=//x><input>",
    "<math><mi onclick=h()>",
    "<template><img src=x>",
    "<table><td background=x>",
    "<p style=position:fixed>",
    "<button formaction=//x>",
]
ESCAPES = ["", "'>", '">', "-->", "]]>", "</p>", "</li>", "</g>", "</title>", "</svg>"]
NO_ELEMENTS = [
    "javascript:h()",
    "data:text/html,<script>h()",
    "{@html '<b>'}",
    "{{h()}}",
    "${h()}",
    "#{h()}",
    "<%= h() %>",
    "{ $name }",
    '{ "{" }',
    "');h();//",
    '";h();//',
    "`+h()+`",
    "*/h()/*",
    "\\u003cimg src=x onerror=h()\\u003e",
    "&lt;svg onload=h()&gt;",
    "&#60;svg onload=h()&#62;",
    "%3Csvg%20onload=h()%3E",
    "onerror=h() src=x",
    '" onclick="h()',
    "' onclick='h()",
    "__proto__",
    "constructor",
    "<!--",
    "<![CDATA[",
    "<?xml",
    "<svg/onload=h()//",
    "<img/src=x/onerror=h()//",
    "<IMG SRC=X ONERROR=h()>",
    "<ScRiPt>h()</sCrIpT>",
    "<scr<script>ipt>h()",
]

COUNT = 200


def payloads() -> list[str]:
    """Return all payloads, each once."""
    wrapped = [escape + element for escape, element in product(ESCAPES, ELEMENTS)]
    fitting = [text for text in dict.fromkeys(NO_ELEMENTS + wrapped) if len(text) <= NAME_LENGTH]
    assert len(fitting) >= COUNT
    return fitting[:COUNT]

import { describe, expect, it } from "vitest";
import { bestLanguage } from "@/text/languages";
import { bundleOf, format } from "@/text/texts";

const CARDS = (one: string, few: string, many: string) =>
  `cards = { $count ->\n    [one] { $count } ${one}\n    [few] { $count } ${few}\n   *[other] { $count } ${many}\n }`;

describe("texts", () => {
  it("fall back to English where a language lacks a message", () => {
    const bundles = [bundleOf("de", ["yes = Ja"]), bundleOf("en", ["yes = Yes", "no = No\n    .loud = NO"])];
    expect(format(bundles, "yes")).toBe("Ja");
    expect(format(bundles, "no")).toBe("No");
    expect(format(bundles, "no.loud")).toBe("NO");
    expect(format(bundles, "maybe")).toBeNull();
  });

  it("count in Polish", () => {
    const bundles = [bundleOf("pl", [CARDS("karta", "karty", "kart")])];
    const words = [1, 2, 5, 22].map((count) => format(bundles, "cards", { count }));
    expect(words).toEqual(["1 karta", "2 karty", "5 kart", "22 karty"]);
  });

  it("put no marks around names", () => {
    expect(format([bundleOf("en", ["hello = Hello { $name }!"])], "hello", { name: "Ann" })).toBe("Hello Ann!");
  });
});

describe("the language", () => {
  it("is the first that the page knows", () => {
    expect(bestLanguage(["sv", "pt-BR", "en"])).toBe("pt");
    expect(bestLanguage(["de-AT"])).toBe("de");
    expect(bestLanguage(["ja"])).toBe("en");
  });
});

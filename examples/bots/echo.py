#!/usr/bin/env python3
"""A tiny bot: it knows how to name victims and leaves everything else to the example it is given.

Every line on standard input is a question, with what the seat sees and with a legal answer as example;
every line on standard output is an answer. docs/bots.md describes both.
"""
import json
import sys


def standing(seat):
    """Roughly how well a civilization does."""
    return 5 * seat["space"] + len(seat["cities"]) + 2 * len(seat["advances"])


def answer(view, question, example):
    if question["kind"] == "name-victims":
        leaders = sorted(question["candidates"], key=lambda name: -standing(view["seats"][name]))
        return {"seats": leaders[: question["count"]]}
    return example


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(answer(asked["view"], asked["question"], asked["example"])), flush=True)

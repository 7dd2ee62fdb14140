#!/usr/bin/env python3
"""Plays a whole six-player game over REST without knowing one command: it reads forms (docs/options.md).

    ./lazax up --no-demo
    scripts/stranger.py http://localhost:8080 [seed [game.json]] [--commands N [--given TEXT]]

game.json is a body of POST /games that gives or deals the factions; without it six seats begin at the beginning.
It leaves the game after N commands, but not before it has given a command with TEXT; without N it plays to the end.
"""
import argparse
import json
import math
import random
import sys
import time
import urllib.error
import urllib.request

parser = argparse.ArgumentParser()
parser.add_argument("platform", nargs="?", default="http://localhost:8080")
parser.add_argument("seed", nargs="?", type=int, default=int(time.time()))
parser.add_argument("game", nargs="?", help="a file with the body of POST /games")
parser.add_argument("--commands", type=int, default=math.inf, metavar="N", help="leave the game after so many")
parser.add_argument("--given", default="", metavar="TEXT", help="but not before a command with this text")
arguments = parser.parse_args()
API, SEED, LIMIT = arguments.platform + "/api/v1", arguments.seed, arguments.commands
FACTIONS = ["sol", "hacan", "letnev", "jol_nar", "xxcha", "sardakk_norr"]
chance = random.Random(SEED)
keys = iter(range(10**9))


def call(path, token=None, body=None):
    """The status and the answer. A request that has to be sent again later is sent again, with its key."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": f"stranger-{SEED}-{next(keys)}"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(API + path, data, headers), timeout=60) as answer:
                if answer.status != 202:
                    return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):
                return refused.code, json.load(refused)
        time.sleep(0.2)


def done(answer):
    status, body = answer
    if status // 100 != 2:
        sys.exit(f"seed {SEED}: refused {status} {body}")
    return body


def worth(taken):
    """What candidates are worth together: a part of a set counts as a whole set."""
    return sum(-(-count // c.get("per", 1)) * c.get("worth", 0) for c, count in taken)


def number(bounds, there):
    return chance.randint(bounds["min"], max(bounds["min"], min(there, bounds.get("max", there))))


def allowed(bounds, value):
    return bounds is None or bounds["min"] <= value <= bounds.get("max", value)


def draw(field, used):
    """Some candidates, each with how often it is taken, within the bounds; None if chance found none."""
    candidates = field.get("from", [])
    pieces = [i for i, c in enumerate(candidates)
              for _ in range(min(c.get("most", 1), 40) - used.get(json.dumps(c["value"]), 0))]
    for _ in range(8):
        chosen = chance.sample(pieces, min(number(field["take"], len(pieces)), len(pieces)))
        taken = [(candidates[i], chosen.count(i)) for i in dict.fromkeys(chosen)]
        if allowed(field["take"], len(chosen)) and allowed(field.get("worth"), worth(taken)):
            return taken
    return None


def pay(field, worths):
    owed, price = field["worth"]["min"], field.get("price")
    if price:
        owed = max(owed, worths.get(price["field"], 0) - price["discount"])
    planets, goods, paid = [], 0, 0
    for planet in chance.sample(field.get("planets", []), len(field.get("planets", []))):
        if paid < owed:
            planets.append(planet["value"])
            paid += planet.get("worth", 0)
    while paid < owed and goods < field["tradeGoods"].get("most", 1):
        goods, paid = goods + 1, paid + field["tradeGoods"].get("worth", 0)
    return {"planets": planets, "tradeGoods": goods} if paid >= owed else None


def value(field, used, worths):
    """A value for the field; None to keep what the sample has."""
    kind = field["kind"]
    if kind == "one":
        return chance.choice(field["from"])["value"]
    if kind == "flag":
        return chance.random() < 0.5
    if kind == "amount":
        return number(field["take"], field["take"].get("max", 0))
    if kind == "group":
        return fill(field["fields"], used)
    if kind == "pay":
        return pay(field, worths)
    taken = draw(field, used) if kind in ("choose", "count", "amounts", "assign", "each") else None
    if taken is None:
        return None
    worths[field["name"]] = worth(taken)
    if kind == "choose":
        return [c["value"] for c, _ in taken]
    if kind == "count":
        used.update({json.dumps(c["value"]): used.get(json.dumps(c["value"]), 0) + n for c, n in taken})
        return [{**c["value"], "count": n} for c, n in taken]
    if kind == "amounts":
        return {c["value"]: 0 for c in field["from"]} | {c["value"]: n for c, n in taken}
    if kind == "assign":
        return [{**c["value"], **chance.choice(field["to"])["value"], "count": 1} for c, n in taken for _ in range(n)]
    shared = {}
    entries = [(c, fill(c.get("fields", []), shared)) for c, n in taken for _ in range(n)]
    whole = all(len(inner) == len(c.get("fields", [])) for c, inner in entries)
    return [{**c["value"], **inner} for c, inner in entries] if whole else None


def fill(fields, used):
    values, worths = {}, {}
    for field in fields:
        if field["kind"] == "order":
            values |= {name: [] for name in field["into"]}
            for candidate in chance.sample(field["from"], len(field["from"])):
                values[chance.choice(field["into"])].append(candidate["value"])
        elif (filled := value(field, used, worths)) is not None:
            values[field["name"]] = filled
    return values


if arguments.game:
    with open(arguments.game, encoding="utf-8") as file:
        created, seated = json.load(file), {}
else:
    created, seated = {"seats": len(FACTIONS)}, {f"p{i + 1}": {"faction": f} for i, f in enumerate(FACTIONS)}
accounts = [done(call("/accounts", body={"name": f"stranger {i}"})) for i in range(created["seats"])]
tokens = {f"p{i + 1}": account["token"]["secret"] for i, account in enumerate(accounts)}
game = done(call("/games", tokens["p1"], created | {"name": f"Strangers {SEED}"}))["id"]
for seat, token in tokens.items():
    done(call(f"/games/{game}/seats", token, {"seat": seat} | seated.get(seat, {})))
seq = done(call(f"/games/{game}/start", tokens["p1"], {}))["seq"]
given = varied = refused = 0
found = False
while "ending" not in (view := done(call(f"/games/{game}?settled=true&atLeast={seq}"))["view"]):
    if given >= LIMIT and found:
        break
    seat = chance.choice(view["awaiting"]["seats"])
    forms = done(call(f"/games/{game}/options?seat={seat}&atLeast={seq}", tokens[seat]))["options"]
    if not forms:
        continue
    form, commands = chance.choice(forms), f"/games/{game}/commands?seat={seat}"
    filled = form["sample"] | fill(form.get("fields", []), {})
    answer = call(commands, tokens[seat], filled)
    if answer[0] == 409 and answer[1].get("rule") in form.get("rules", []):
        refused, answer = refused + 1, call(commands, tokens[seat], form["sample"])
    found = found or arguments.given in json.dumps(form["sample"])
    seq, given, varied = done(answer)["seq"], given + 1, varied + (filled != form["sample"])
print(f"seed {SEED}: game {game} is {'over' if 'ending' in view else 'left'} after {given} commands; "
      f"{varied} differed from their samples, and rules that the forms name refused {refused} of those")

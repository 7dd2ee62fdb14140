#!/usr/bin/env python3
"""Plays a whole six-player game over REST without knowing one command: it reads forms and nothing else.

    ./lazax up --no-demo &
    scripts/stranger.py http://localhost:8080 [seed]
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

API = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080") + "/api/v1"
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else int(time.time())
FACTIONS = ["sol", "hacan", "letnev", "jol_nar", "xxcha", "sardakk_norr"]
chance = random.Random(SEED)
keys = iter(range(10**9))


def call(path, token=None, body=None):
    """A status and an answer; what is asked to be tried again later is tried again."""
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


def supply(candidate):
    return candidate.get("most", 1)


def worth(taken):
    """What candidates are worth together, given how often each is taken: a part of a set counts as a whole."""
    return sum(-(-count // c.get("per", 1)) * c.get("worth", 0) for c, count in taken)


def number(bounds, there):
    return chance.randint(bounds["min"], max(bounds["min"], min(there, bounds.get("max", there))))


def allowed(bounds, value):
    return bounds is None or bounds["min"] <= value <= bounds.get("max", value)


def draw(field, used):
    """Some of the candidates, within number, worth and supply; None if none was found by chance."""
    pieces = [(i, c) for i, c in enumerate(field.get("from", []))
              for _ in range(min(supply(c), 40) - used.get(json.dumps(c["value"]), 0))]
    for _ in range(8):
        chosen = {}
        for i, candidate in chance.sample(pieces, min(number(field["take"], len(pieces)), len(pieces))):
            chosen[i] = chosen.get(i, 0) + 1
        taken = [(field["from"][i], count) for i, count in chosen.items()]
        if allowed(field["take"], sum(chosen.values())) and allowed(field.get("worth"), worth(taken)):
            return taken
    return None


def value(field, used, worths):
    """A value for the field, or None to keep the sample's."""
    kind = field["kind"]
    if kind == "one":
        return chance.choice(field["from"])["value"]
    if kind == "flag":
        return chance.random() < 0.5
    if kind == "group":
        return fill(field["fields"], used)
    if kind == "amount":
        return number(field["take"], field["take"].get("max", 0))
    if kind == "pay":
        return pay(field, worths)
    if kind not in ("choose", "count", "amounts", "assign", "each"):
        return None
    taken = draw(field, used)
    if taken is None:
        return None
    worths[field["name"]] = worth(taken)
    if kind == "choose":
        return [c["value"] for c, _ in taken]
    if kind == "count":
        for c, count in taken:
            used[json.dumps(c["value"])] = used.get(json.dumps(c["value"]), 0) + count
        return [{**c["value"], "count": count} for c, count in taken]
    if kind == "amounts":
        return {c["value"]: 0 for c in field["from"]} | {c["value"]: count for c, count in taken}
    if kind == "assign":
        return [{**c["value"], **chance.choice(field["to"])["value"], "count": 1}
                for c, count in taken for _ in range(count)]
    shared = {}
    entries = [(c, fill(c.get("fields", []), shared)) for c, count in taken for _ in range(count)]
    if any(len(inner) < len(c.get("fields", [])) for c, inner in entries):
        return None
    return [{**c["value"], **inner} for c, inner in entries]


def pay(field, worths):
    owed = field["worth"]["min"]
    if "price" in field:
        owed = max(owed, worths.get(field["price"]["field"], 0) - field["price"]["discount"])
    planets, goods, paid = [], 0, 0
    for planet in chance.sample(field.get("planets", []), len(field.get("planets", []))):
        if paid < owed:
            planets.append(planet["value"])
            paid += planet.get("worth", 0)
    while paid < owed and goods < supply(field["tradeGoods"]):
        goods, paid = goods + 1, paid + field["tradeGoods"].get("worth", 0)
    return {"planets": planets, "tradeGoods": goods} if paid >= owed else None


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


def main():
    accounts = [done(call("/accounts", body={"name": f"stranger {i}"})) for i in range(6)]
    tokens = {f"p{i + 1}": account["token"]["secret"] for i, account in enumerate(accounts)}
    game = done(call("/games", tokens["p1"], {"name": f"Strangers {SEED}", "seats": 6}))["id"]
    for (seat, token), faction in zip(tokens.items(), FACTIONS):
        done(call(f"/games/{game}/seats", token, {"seat": seat, "faction": faction}))
    seq = done(call(f"/games/{game}/start", tokens["p1"], {}))["seq"]
    given = varied = refused = 0
    while True:
        told = done(call(f"/games/{game}?atLeast={seq}"))
        if told["view"].get("winner") or told["view"].get("ending"):
            break
        awaiting = told["view"].get("awaiting")
        if not awaiting:
            time.sleep(0.005)
            continue
        seat = chance.choice(awaiting["seats"])
        forms = done(call(f"/games/{game}/options?seat={seat}&atLeast={seq}", tokens[seat]))["options"]
        if not forms:
            continue
        form = chance.choice(forms)
        commands = f"/games/{game}/commands?seat={seat}"
        filled = form["sample"] | fill(form.get("fields", []), {})
        status, answer = call(commands, tokens[seat], filled)
        varied += filled != form["sample"]
        if status // 100 != 2 and answer.get("rule") in form.get("rules", []):
            refused += 1
            status, answer = call(commands, tokens[seat], form["sample"])
        seq = done((status, answer))["seq"]
        given += 1
    print(f"seed {SEED}: {game} is over after {given} commands, {varied} not as the sample had them, "
          f"{refused} of those refused by a rule that the form names")


main()

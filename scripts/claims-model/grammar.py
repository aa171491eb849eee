"""Pairs of claims made by a small grammar: what differs in one figure, bound, role or direction, and what says it in other words."""
import random

SAME, CONTRARY, NEITHER = 0, 1, 2

PEOPLE = "Amara Bruno Chloe Dmitri Esther Felix Gwen Hassan Irene Jakob Katya Liam Mona Noor Oscar Priya Quentin Ruth Stefan Theresa".split()
TOWNS = "Aberdeen Bologna Cardiff Dresden Esbjerg Faro Gdansk Haifa Izmir Jaipur Kazan Leeds Mobile Nantes Odense Perth".split()
CLUBS = ["Rovers", "United", "the Falcons", "the Sharks", "Racing", "Wanderers", "the Stags", "Olympic"]
FIRMS = ["Alder & Sons", "Brightwell", "Cormorant", "Dunmore", "Eastgate", "Foxglove", "Glasshouse", "Hartland"]
OBJECTS = ["the barn", "the van", "the flat", "the guitar", "the vineyard", "the archive", "the ring", "the patent"]
EVENTS = ["the lecture", "the auction", "the rehearsal", "the inspection", "lunch", "the ceremony", "the tour", "the quiz"]
CAUSES = ["the leak", "the outage", "the heatwave", "the accident", "the tax rise", "the boycott", "the rockfall", "the late delivery"]

# Relation, its passive or converse, whether both directions can hold at once, and whom it relates.
RELATIONS = [
    ("sold {o} to", "bought {o} from", False, PEOPLE), ("lent {o} to", "borrowed {o} from", False, PEOPLE),
    ("left {o} to", "inherited {o} from", False, PEOPLE), ("handed {o} to", "was given {o} by", False, PEOPLE),
    ("beat", "lost to", False, CLUBS), ("knocked out", "was knocked out by", False, CLUBS),
    ("took over", "was taken over by", False, FIRMS), ("supplies", "is supplied by", True, FIRMS),
    ("owns", "belongs to", False, FIRMS), ("sued", "was sued by", True, FIRMS),
    ("employs", "works for", False, PEOPLE), ("trained", "was trained by", True, PEOPLE),
    ("is the father of", "is a child of", False, PEOPLE), ("is older than", "is younger than", False, PEOPLE),
    ("arrived before", "arrived after", False, PEOPLE), ("owes money to", "is owed money by", True, PEOPLE),
    ("thanked", "was thanked by", True, PEOPLE), ("lies north of", "lies south of", False, TOWNS),
    ("is larger than", "is smaller than", False, TOWNS), ("comes before", "comes after", False, EVENTS),
    ("caused", "was caused by", False, CAUSES), ("is followed by", "follows", False, EVENTS),
    ("outranks", "ranks below", False, PEOPLE), ("replaced", "was replaced by", False, PEOPLE),
    ("rents {o} to", "rents {o} from", False, PEOPLE), ("succeeded", "was succeeded by", False, PEOPLE),
]

BOUNDS = [["more than", "over", "above", "in excess of"], ["less than", "under", "below", "fewer than"],
          ["at least", "no fewer than", "a minimum of"], ["at most", "no more than", "up to", "a maximum of"]]
BOUNDED = [
    ["Parcels of {b} {n} kilos cost extra.", "There is a surcharge on parcels of {b} {n} kilos."],
    ["The discount applies to groups of {b} {n} people.", "Groups of {b} {n} people get the discount."],
    ["The hall seats {b} {n} guests.", "There are seats for {b} {n} guests in the hall."],
    ["The permit covers stays of {b} {n} days.", "Stays of {b} {n} days are covered by the permit."],
    ["A quorum is {b} {n} members.", "{b} {n} members make a quorum."],
    ["The lease runs for {b} {n} months.", "The term of the lease is {b} {n} months."],
    ["Firms with {b} {n} employees must report.", "Reporting is mandatory for firms with {b} {n} employees."],
    ["The tank holds {b} {n} litres.", "{b} {n} litres fit into the tank."],
    ["Entry is free for visitors {b} {n} years old.", "Visitors {b} {n} years old do not pay."],
    ["The fine is {b} {n} euros.", "You pay a fine of {b} {n} euros."],
]
NUMBERS = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 24, 25, 30, 36, 40, 45, 50, 60, 75, 80, 90, 100, 120, 150, 200, 300, 500, 1000, 2500, 5000, 10000]
WORDS = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", 12: "twelve", 15: "fifteen", 20: "twenty", 30: "thirty", 100: "a hundred"}

FACTS = [
    (["{s} was built in {v}.", "The construction of {s} dates from {v}.", "They built {s} in {v}."], [str(y) for y in range(1820, 2020)]),
    (["{s} is open until {v}.", "{s} closes at {v}.", "You can visit {s} until {v}."], ["4 pm", "5 pm", "6 pm", "7 pm", "8 pm", "9 pm"]),
    (["A ticket for {s} costs {v} euros.", "{s} charges {v} euros for a ticket.", "You pay {v} euros to enter {s}."], [str(n) for n in range(3, 40)]),
    (["{s} was designed by {v}.", "{v} is the architect of {s}.", "{v} drew the plans for {s}."], PEOPLE),
    (["{s} has {v} rooms.", "There are {v} rooms in {s}.", "{s} counts {v} rooms."], [str(n) for n in range(4, 60)]),
    (["{s} is run by {v}.", "{v} runs {s}.", "The operator of {s} is {v}."], FIRMS),
    (["The next tour of {s} is on {v}.", "{s} can next be toured on {v}.", "On {v} there is a tour of {s}."], ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
]
PLACES = ["the mill at {t}", "{t} castle", "the museum in {t}", "{t} lighthouse", "the baths of {t}", "the observatory near {t}"]

CHANGES = [(["rose", "went up", "increased"], ["fell", "went down", "decreased"]), (["was moved to an earlier date", "was brought forward"], ["was postponed", "was put off"]),
           (["improved", "got better"], ["got worse", "deteriorated"]), (["doubled", "grew twofold"], ["was halved", "shrank by half"])]
CHANGING = {0: ["The rent", "Turnover", "The number of visitors", "The water level", "The interest rate"], 1: ["The hearing", "The deadline", "The launch", "The exam"],
            2: ["Her health", "The air quality", "The team's form", "The signal"], 3: ["Membership", "The budget", "Output", "The error rate"]}

DEEDS = ["peel the carrots first", "store the batteries in the fridge", "share the password by e-mail", "leave the dog in the car", "use tap water for the iron", "trim the hedge in May",
         "take the pills with juice", "drill through the load-bearing wall", "quote the judgment", "run the update at night", "freeze the dough", "refill the bottle", "carry the passport with you", "park in the courtyard"]
FOR = ["You may {d}.", "It's fine to {d}.", "Feel free to {d}.", "There is nothing wrong if you {d}.", "Yes, {d}.", "I recommend that you {d}."]
AGAINST = ["Don't {d}.", "You should never {d}.", "It's a mistake to {d}.", "Whatever you do, don't {d}.", "No, you mustn't {d}.", "I advise you not to {d}."]

GROUPS = [(["All of the jurors", "Every juror", "Each of the jurors"], ["None of the jurors", "Not a single juror", "No juror"]),
          (["Most tenants", "The majority of tenants", "More than half of the tenants"], ["Only a few tenants", "A small minority of tenants", "Hardly any tenants"])]
DID = ["signed the petition", "paid on time", "attended the meeting", "asked for a refund", "supported the proposal", "read the report", "used the lift", "changed their mind"]
TOOLS = ["Deno", "Kotlin", "MariaDB", "Angular", "Flask", "Go", "Elixir", "Nginx"]


def capital(text):
    return text[0].upper() + text[1:]


def two(r, values):
    return r.sample(values, 2)


def number(r, n):
    return WORDS[n] if n in WORDS and r.random() < 0.4 else f"{n:,}" if r.random() < 0.6 else str(n)


def relation(r):
    forward, backward, is_mutual, pool = r.choice(RELATIONS)
    thing, (a, b) = r.choice(OBJECTS), two(r, pool)
    forward, backward = forward.replace("{o}", thing), backward.replace("{o}", thing)
    when = r.choice(["", "", " last spring", " in 2018", " in the end"]) if not forward.startswith(("is ", "lies", "comes", "owns", "belongs")) else ""
    says = lambda x, how, y: capital(f"{x} {how} {y}{when}.")
    swapped = NEITHER if is_mutual else CONTRARY
    kind = r.random()
    if kind < 0.3:
        return says(a, forward, b), says(b, backward, a), SAME
    if kind < 0.6:
        return says(a, forward, b), says(b, forward, a), swapped
    if kind < 0.8:
        return says(a, forward, b), says(a, backward, b), swapped
    if kind < 0.9:
        third = r.choice([one for one in pool if one not in (a, b)])
        return says(a, forward, b), says(third, forward, b), NEITHER
    other = r.choice([one for one in RELATIONS if one[3] is pool and one[0] not in (forward, backward)] or RELATIONS)[0].replace("{o}", thing)
    return says(a, forward, b), says(a, other, b), NEITHER if other != forward else SAME


def bound(r):
    frames, which, n = r.choice(BOUNDED), r.randrange(4), r.choice(NUMBERS)
    m, other = n, which
    kind = r.random()
    label = SAME if kind < 0.45 else CONTRARY
    if 0.45 <= kind < 0.85:
        m = r.choice([x for x in (n * 10, n * 2, n // 2, n + 5, n + 1, n - 2) if x > 0 and x != n])
    elif kind >= 0.85:
        other = {0: 1, 1: 0, 2: 3, 3: 2}[which]
    say = lambda frame, b, x: capital(frame.replace("{b}", r.choice(BOUNDS[b])).replace("{n}", number(r, x)))
    return say(r.choice(frames), which, n), say(r.choice(frames), other, m), label


def fact(r):
    place = lambda: r.choice(PLACES).replace("{t}", r.choice(TOWNS))
    at = place()
    frames, values = r.choice(FACTS)
    v, w = two(r, values)
    say = lambda frame, s, x: capital(frame.replace("{s}", s).replace("{v}", x))
    first, kind = say(r.choice(frames), at, v), r.random()
    if kind < 0.35:
        return first, say(r.choice(frames), at, v), SAME
    if kind < 0.65:
        return first, say(r.choice(frames), at, w), CONTRARY
    if kind < 0.85:
        other_frames, other_values = r.choice([one for one in FACTS if one[0] is not frames])
        return first, say(r.choice(other_frames), at, r.choice(other_values)), NEITHER
    other = place()
    return first, say(r.choice(frames), other, v), NEITHER if other != at else SAME


def change(r):
    which = r.randrange(len(CHANGES))
    up, down = r.sample(CHANGES[which], 2)
    what, other = two(r, CHANGING[which])
    tail, kind = r.choice(["", " this year", " after the vote", " in the second quarter"]), r.random()
    if kind < 0.4:
        return f"{what} {r.choice(up)}{tail}.", f"{what} {r.choice(up)}{tail}.", SAME
    if kind < 0.75:
        return f"{what} {r.choice(up)}{tail}.", f"{what} {r.choice(down)}{tail}.", CONTRARY
    return f"{what} {r.choice(up)}{tail}.", f"{other} {r.choice(up + down)}{tail}.", NEITHER


def advice(r):
    deed, other = two(r, DEEDS)
    ours, theirs = r.sample([FOR, AGAINST], 2)
    kind, say = r.random(), lambda frames, d: r.choice(frames).replace("{d}", d)
    if kind < 0.4:
        return say(ours, deed), say(ours, deed), SAME
    if kind < 0.75:
        return say(ours, deed), say(theirs, deed), CONTRARY
    return say(ours, deed), say(r.choice([ours, theirs]), other), NEITHER


def quantity(r):
    many, few = r.sample(r.choice(GROUPS), 2)
    did, other = two(r, DID)
    kind = r.random()
    if kind < 0.4:
        return f"{r.choice(many)} {did}.", f"{r.choice(many)} {did}.", SAME
    if kind < 0.75:
        return f"{r.choice(many)} {did}.", f"{r.choice(few)} {did}.", CONTRARY
    return f"{r.choice(many)} {did}.", f"{r.choice(many + few)} {other}.", NEITHER


def version(r):
    tool, major, minor = r.choice(TOOLS), r.randrange(1, 22), r.randrange(0, 30)
    frames = ["{t} {v} or later is needed.", "It runs on {t} {v} and newer.", "You need {t} {v} at the least."]
    say = lambda x: r.choice(frames).replace("{t}", tool).replace("{v}", x)
    given = f"{major}.{minor}"
    if r.random() < 0.45:
        return say(given), say(given), SAME
    return say(given), say(r.choice([f"{major}.{minor}0", f"{major}.{minor + 1}", f"{major + 1}.{minor}", f"{major}.{minor // 10 + 31}"])), CONTRARY


MAKERS = [(relation, 5), (bound, 3), (fact, 4), (change, 1.5), (advice, 2), (quantity, 1), (version, 0.7)]


def generate(count, seed=7):
    r = random.Random(seed)
    makers, weights = zip(*MAKERS)
    pairs = []
    while len(pairs) < count:
        a, b, label = r.choices(makers, weights)[0](r)
        if a != b:
            pairs.append((a, b, label))
    return pairs


if __name__ == "__main__":
    for pair in random.Random(1).sample(generate(3000), 30):
        print(pair)

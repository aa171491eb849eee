"""
Fine-tunes MiniLM as a cross-encoder that says of two claims whether they are the same, contrary, or neither.

Takes the 8-bit weights of the pack `minilm` as floats, puts a three-way head on the first token, trains on pairs written by hand,
and writes 8-bit ONNX. Needs a GPU for ten minutes, and Python with torch, transformers, tokenizers, onnx and onnxruntime:

    MINILM=<folder of the pack> python3 scripts/claims-model/train.py

It writes `content/claims/model.onnx` and, beside this file, `out-of-fold.json` and `out-of-fold-answers.json`: what models trained
without a quarter of the pairs say of that quarter, from which `scripts/train-claims.ts` learns how far to trust it.
"""
import json
import math
import os
import random
import re
import sys
import tempfile
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel

from grammar import generate

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAIRS = ROOT / "src/features/consensus/pairs"
MINILM = Path(os.environ["MINILM"])
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
SAME, CONTRARY, NEITHER = 0, 1, 2
LABELS = {"same": SAME, "contrary": CONTRARY, "neither": NEITHER, "unrelated": NEITHER}
# The last lines of each file are not trained on: neighbours share a sentence.
HELD_OUT = 0.12
FOLDS = 4
LONGEST = 160
CONFIG = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=6, num_attention_heads=12,
                    intermediate_size=1536, max_position_embeddings=512)


def read_lines(file):
    return [(r["a"], r["b"], LABELS[r["is"]]) for r in map(json.loads, open(file)) if r["a"] != r["b"]]


def read_list(file, use=None):
    rows = json.load(open(file))
    return [(r["a"], r["b"], LABELS[r.get("is") or r["label"]]) for r in rows if use is None or r.get("for") == use]


def read_groups(file):
    """A group is a block of lines: `=` says the same, `!` is contrary to those, `?` is about something else."""
    groups = []
    for block in open(file).read().split("\n\n"):
        said = {mark: [line[1:].strip() for line in block.splitlines() if line[:1] == mark] for mark in "=!?"}
        same, contrary, other = said["="], said["!"], said["?"]
        pairs = [(a, b, SAME) for i, a in enumerate(same) for b in same[i + 1:]]
        pairs += [(a, b, CONTRARY) for a in same for b in contrary]
        pairs += [(a, b, NEITHER) for a in same + contrary for b in other]
        if pairs:
            groups.append(pairs)
    return groups


def read_answers(file):
    """Questions with answers marked as in a group; each answer is read together with its question."""
    groups = []
    for block in open(file).read().strip().split("\n\n"):
        question, *answers = block.splitlines()
        said = {mark: [f"{question[2:]} {line[2:]}" for line in answers if line[0] == mark] for mark in "=!?"}
        same, contrary, other = said["="], said["!"], said["?"]
        groups.append([(a, b, SAME) for i, a in enumerate(same) for b in same[i + 1:]]
                      + [(a, b, CONTRARY) for a in same for b in contrary]
                      + [(a, b, NEITHER) for a in same + contrary for b in other])
    return groups


def read_runs(file):
    """Whole runs: the answers of one side say the same, those of two sides never do."""
    groups = []
    for block in open(file).read().strip().split("\n\n"):
        question, *lines, sides = block.splitlines()
        said = {name: f"{question[2:]} {text}" for name, text in (line.split(": ", 1) for line in lines)}
        side = {name: n for n, names in enumerate(sides[2:].split(" : ")[0].split(" | ")) for name in names.split()}
        names = list(side)
        groups.append([(said[a], said[b], SAME if side[a] == side[b] else CONTRARY)
                       for i, a in enumerate(names) for b in names[i + 1:]])
    return groups


def flat(groups):
    return [pair for group in groups for pair in group]


def base_weights():
    """The pack's 8-bit weights as floats, by the names that BertModel has for them."""
    model = onnx.load(MINILM / "onnx/model_quantized.onnx")
    init = {i.name: i for i in model.graph.initializer}
    array = lambda name: numpy_helper.to_array(init[name])

    def floats(name):
        if not name.endswith("_quantized"):
            return array(name)
        base = name[: -len("_quantized")]
        return (array(name).astype(np.float32) - array(base + "_zero_point").astype(np.float32)) * array(base + "_scale")

    wanted = BertModel(CONFIG, add_pooling_layer=False).state_dict()
    weights = {}
    for name in init:
        key = name.replace("_quantized", "")
        if key in wanted:
            weights[key] = torch.tensor(floats(name))
    for node in model.graph.node:
        if node.op_type in ("MatMulInteger", "MatMul") and len(node.input) > 1 and node.input[1] in init:
            key = re.sub(r"^/|/MatMul.*$", "", node.name).replace("/", ".") + ".weight"
            if key in wanted:
                weights[key] = torch.tensor(floats(node.input[1])).T.contiguous()
    missing = [key for key in wanted if key not in weights and "position_ids" not in key]
    if missing:
        sys.exit(f"These weights are not in the pack: {missing}")
    return weights


class Judge(torch.nn.Module):
    def __init__(self, weights):
        super().__init__()
        self.bert = BertModel(CONFIG, add_pooling_layer=False)
        self.bert.load_state_dict(weights, strict=False)
        self.drop = torch.nn.Dropout(0.1)
        self.head = torch.nn.Linear(CONFIG.hidden_size, 3)

    def forward(self, input_ids, attention_mask, token_type_ids):
        seen = self.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids)
        return self.head(self.drop(seen.last_hidden_state[:, 0]))


tokenizer = Tokenizer.from_file(str(MINILM / "tokenizer.json"))
tokenizer.no_padding()
tokenizer.enable_truncation(LONGEST)


def batch(pairs, device=DEVICE):
    encoded = [tokenizer.encode(a, b) for a, b, *_ in pairs]
    longest = max(len(e.ids) for e in encoded)
    fill = lambda of: torch.tensor([of(e) + [0] * (longest - len(e.ids)) for e in encoded], device=device)
    return fill(lambda e: e.ids), fill(lambda e: e.attention_mask), fill(lambda e: e.type_ids)


def chances(net, pairs):
    """Both orders are asked, and their chances averaged."""
    net.eval()
    found = []
    with torch.no_grad(), torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
        for at in range(0, len(pairs), 512):
            some = pairs[at: at + 512]
            both = [net(*batch(some)), net(*batch([(b, a) for a, b, *_ in some]))]
            found.append(sum(logits.float().softmax(-1) for logits in both).cpu() / 2)
    return torch.cat(found).numpy()


def report(name, p, pairs):
    y = np.array([pair[2] for pair in pairs])
    said, contrary = p[:, SAME] >= 0.7, p[:, CONTRARY] >= 0.7
    print(f"{name}: {len(y)} pairs, accuracy {(p.argmax(-1) == y).mean():.3f}; at 0.7 agreements found {said[y == SAME].mean():.2f}, "
          f"false {said[y != SAME].sum()}; contradictions found {contrary[y == CONTRARY].mean():.2f}, false {contrary[y != CONTRARY].sum()}", flush=True)


def train(weights, sets, seed, epochs, rate, size=64):
    """`sets`: (pairs, how often each is seen in an epoch)."""
    torch.manual_seed(seed)
    r = random.Random(seed)
    net = Judge(weights).to(DEVICE)
    seen = [pair for pairs, times in sets for pair in pairs * times]
    steps = epochs * (len(seen) // size)
    decayed = [p for n, p in net.named_parameters() if p.ndim > 1]
    plain = [p for n, p in net.named_parameters() if p.ndim <= 1]
    optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0}], lr=rate)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1, s / (0.06 * steps)) * max(0, 1 - s / steps))
    loss_of = torch.nn.CrossEntropyLoss(label_smoothing=0.05)
    for epoch in range(epochs):
        r.shuffle(seen)
        net.train()
        for at in range(0, len(seen) - size + 1, size):
            some = [(b, a, y) if r.random() < 0.5 else (a, b, y) for a, b, y in seen[at: at + size]]
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
                logits = net(*batch(some))
            loss = loss_of(logits.float(), torch.tensor([y for *_, y in some], device=DEVICE))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            schedule.step()
    return net


def average(nets):
    """One net whose weights are the mean of several that were trained from the same start."""
    first = nets[0]
    state = {k: sum(n.state_dict()[k].float() for n in nets) / len(nets) for k in first.state_dict()}
    first.load_state_dict(state)
    return first


def export(net):
    from onnxruntime.quantization import QuantType, quantize_dynamic
    import onnxruntime
    net.eval().cpu()
    folder = Path(tempfile.mkdtemp())
    whole, small = str(folder / "whole.onnx"), str(folder / "small.onnx")
    names = ["input_ids", "attention_mask", "token_type_ids"]
    example = batch([("Anna sold the house to Ben.", "Ben bought the house from Anna.")] * 2, "cpu")
    torch.onnx.export(net, example, whole, input_names=names, output_names=["logits"], opset_version=17, dynamo=False,
                      dynamic_axes={name: {0: "pairs", 1: "length"} for name in names})
    quantize_dynamic(whole, small, weight_type=QuantType.QInt8)
    session = onnxruntime.InferenceSession(small)

    def asked(pairs):
        def one(some):
            logits = session.run(None, {n: t.numpy().astype(np.int64) for n, t in zip(names, batch(some, "cpu"))})[0]
            e = np.exp(logits - logits.max(-1, keepdims=True))
            return e / e.sum(-1, keepdims=True)
        return np.concatenate([(one([p]) + one([(p[1], p[0])])) / 2 for p in pairs])

    target = ROOT / "content/claims/model.onnx"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(Path(small).read_bytes())
    return asked


def main():
    r = random.Random(5)
    base = base_weights()
    groups = [group for file in sorted((PAIRS / "groups").glob("*.txt")) for group in read_groups(file)]
    hand, held = [], []
    for file in sorted((PAIRS / "hand").glob("*.jsonl")):
        rows = read_lines(file)
        cut = math.floor(len(rows) * (1 - HELD_OUT))
        hand += rows[:cut]
        held += rows[cut:]

    def drawn(group):
        of = lambda label: [pair for pair in group if pair[2] == label]
        return [pair for label, most in ((SAME, 4), (CONTRARY, 4), (NEITHER, 3)) for pair in r.sample(of(label), min(most, len(of(label))))]

    asked = read_answers(PAIRS / "answers-to-questions.txt")
    runs = flat([group for name in ("dev-runs.txt", "aside-runs.txt") for group in read_runs(PAIRS.parent / "adversarial" / name)])
    older = [pair for group in groups for pair in drawn(group)] + read_list(PAIRS / "own.json") + read_list(PAIRS / "more.json", "work")
    made = generate(40_000)
    first = train(base, [(made, 1), (older, 2)], 1, 1, 8e-5)
    start = {k[len("bert."):]: v.detach().cpu().clone() for k, v in first.state_dict().items() if k.startswith("bert.")}
    trained_on = lambda pairs, answers: average([
        train(start, [(pairs, 1), (answers, 1), (older, 1), (made[:4000], 1)], seed, 7, 1e-4) for seed in (1, 2)])
    part = lambda values, fold: (len(values) * fold // FOLDS, len(values) * (fold + 1) // FOLDS)

    away, away_answers = [], []
    for fold in range(FOLDS):
        (low, high), (first_group, last_group) = part(hand, fold), part(asked, fold)
        some, answers = hand[low:high], flat(asked[first_group:last_group])
        net = trained_on(hand[:low] + hand[high:], flat(asked[:first_group] + asked[last_group:]) + runs)
        for name, pairs, kept in (("claims", some, away), ("answers", answers, away_answers)):
            p = chances(net, pairs)
            report(f"fold {fold + 1}, {name}", p, pairs)
            kept += [[round(float(x), 3) for x in row] for row in p]
    for name, rows in (("out-of-fold.json", away), ("out-of-fold-answers.json", away_answers)):
        (HERE / name).write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n")
    report("held out, 8 bits", export(trained_on(hand, flat(asked) + runs))(held), held)


if __name__ == "__main__":
    main()

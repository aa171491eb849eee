/** What a word is a kind of, by WordNet: a "terrier" is a dog, a "galleon" a ship. */
import { baseForms } from '#language/base-forms.ts';
import { rememberWords } from '#language/remember-words.ts';
import { follow, sensesOf, type Synset } from '#language/wordnet.server.ts';
import type { Subject } from '../subjects/subject.ts';
import { subjectByName } from '../subjects/table.ts';

const deepest = 5;
/** Too wide to stand for what is under them. */
const tooWide = new Set([
  'person',
  'human',
  'someone',
  'hand',
  'eye',
  'leaf',
  'star',
  'plant',
  'bird nest',
  'letter',
  'notes',
  'box',
  'target',
  'idea',
  'spirit',
  'friend',
  'guard',
  'music',
  'tree',
  'picture',
  'notebook',
  'fire',
  'rock',
  'meat',
  'bread',
  'can',
  'plate',
  'pin',
  'coat',
  'bank',
  'school',
  'store',
  'stone',
  'bridge',
  'wave',
  'drop',
  'cloud',
  'wood',
  'wall',
  'seat',
  'window',
  'hat',
  'ring',
  'brush',
  'saw',
  'chest',
  'planet',
  'chart',
  'captain',
  'student',
  'artist',
  'scientist',
  'fish',
  'cut',
  'toy',
  'pie',
  'ice',
  'key',
  'fan',
  'fly',
  'bat',
  'pot',
  'pitcher',
  'doctor',
  'teacher',
  'manager',
]);
/** Still right, though wide: what is a kind of these looks much like them. */
const fineThough = new Set([
  'tree',
  'fish',
  'hat',
  'bird',
  'bread',
  'bridge',
  'person',
  'scientist',
  'artist',
  'teacher',
  'doctor',
]);

/** Called after people, and no people. */
const misread = ['doormat', 'dummy', 'dresser', 'shoulder', 'cage'];
/** Said of people to hurt them: nobody is drawn for these, and no picture is described by them. */
const insults =
  'stupid idiot moron imbecile cretin fool loser scum bastard bitch whore slut hooker pimp pervert retard cripple freak tramp savage thug nigger negro faggot fag dyke queer tranny kike spic chink gook paki gypsy corpse cadaver nude';
const undrawn = new Set([...misread, ...insults.split(' ')]);

export const findKind: (word: string) => Subject | undefined = rememberWords((word: string) => {
  for (const form of [word, ...baseForms(word)]) if (undrawn.has(form)) return undefined;
  for (const form of baseForms(word)) {
    const [first] = sensesOf(form, 'noun');
    if (!first) continue;
    return upwards(first.synset, deepest);
  }
  return undefined;
});

function upwards(synset: Synset, left: number): Subject | undefined {
  for (const { sign, ...pointer } of synset.pointers) {
    if (sign !== '@' && sign !== '@i') continue;
    const above = follow({ sign, ...pointer });
    const name = above.words
      .map((word) => word.replaceAll('_', ' ').toLowerCase())
      .find((word) => subjectByName.has(word) && (!tooWide.has(word) || fineThough.has(word)));
    if (name) return subjectByName.get(name);
    const higher = left > 1 ? upwards(above, left - 1) : undefined;
    if (higher) return higher;
  }
  return undefined;
}

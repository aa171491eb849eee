/** Commands and flags that are explained, as GNU's tools and git have them. */
export interface Command {
  about: string;
  flags: Readonly<Record<string, string>>;
}

const table: Record<string, Command> = {
  ls: {
    about: 'Lists files',
    flags: {
      '-l': 'with sizes, owners and dates',
      '-a': 'also hidden ones',
      '-h': 'sizes in K, M and G',
      '-R': 'also in folders below',
      '-t': 'newest first',
      '-S': 'largest first',
      '-r': 'in reverse order',
      '-1': 'one a line',
    },
  },
  cd: { about: 'Changes to a folder', flags: {} },
  pwd: { about: 'Prints the current folder', flags: {} },
  echo: {
    about: 'Prints words',
    flags: { '-n': 'without a line break', '-e': 'with \\n and the like read as signs' },
  },
  cat: { about: 'Prints files', flags: { '-n': 'with line numbers' } },
  cp: {
    about: 'Copies files',
    flags: {
      '-r': 'folders with all in them',
      '-a': 'keeping dates, owners and links',
      '-i': 'asks before replacing',
      '-v': 'says what it does',
      '-n': 'never replaces',
    },
  },
  mv: {
    about: 'Moves or renames files',
    flags: { '-i': 'asks before replacing', '-n': 'never replaces', '-v': 'says what it does' },
  },
  rm: {
    about: 'Removes files for good',
    flags: {
      '-r': 'folders with all in them',
      '-f': 'without asking',
      '-i': 'asks each time',
      '-v': 'says what it does',
    },
  },
  mkdir: {
    about: 'Makes folders',
    flags: { '-p': 'with those above them, and without failing where they are there' },
  },
  chmod: {
    about: 'Changes who may read, write and run files',
    flags: { '-R': 'also in folders below', '-v': 'says what it does' },
  },
  grep: {
    about: 'Finds lines that match a pattern',
    flags: {
      '-i': 'capital or small alike',
      '-r': 'in all files of a folder',
      '-n': 'with line numbers',
      '-v': 'lines that do not match',
      '-l': 'only names of files',
      '-c': 'only how many',
      '-E': 'extended patterns',
      '-F': 'plain words, no pattern',
      '-w': 'whole words only',
      '-o': 'only what matches',
      '--include': 'only files with such names',
    },
  },
  find: {
    about: 'Finds files in folders',
    flags: {
      '-name': 'whose name matches',
      '-iname': 'whose name matches, capital or small alike',
      '-type': 'of this type: f for files, d for folders',
      '-size': 'of this size',
      '-mtime': 'changed so many days ago',
      '-maxdepth': 'at most so deep',
      '-exec': 'runs a command for each',
      '-delete': 'removes each of them',
    },
  },
  sort: {
    about: 'Sorts lines',
    flags: {
      '-n': 'by number',
      '-r': 'in reverse order',
      '-u': 'each only once',
      '-k': 'by this column',
      '-h': 'by sizes such as 2K and 1G',
    },
  },
  uniq: {
    about: 'Joins lines that repeat',
    flags: { '-c': 'with how often', '-d': 'only those that repeat', '-u': 'only those that do not' },
  },
  head: { about: 'Prints the first lines', flags: { '-n': 'so many', '-c': 'so many bytes' } },
  tail: {
    about: 'Prints the last lines',
    flags: { '-n': 'so many', '-f': 'and goes on as the file grows', '-c': 'so many bytes' },
  },
  wc: {
    about: 'Counts lines, words and bytes',
    flags: { '-l': 'lines', '-w': 'words', '-c': 'bytes', '-m': 'characters' },
  },
  tar: {
    about: 'Packs and unpacks archives',
    flags: {
      '-c': 'packs',
      '-x': 'unpacks',
      '-t': 'lists',
      '-z': 'with gzip',
      '-j': 'with bzip2',
      '-J': 'with xz',
      '-v': 'says what it does',
      '-f': 'in this file',
      '-C': 'in this folder',
    },
  },
  curl: {
    about: 'Calls an address',
    flags: {
      '-X': 'with this method',
      '-H': 'with this header',
      '-d': 'sends this',
      '-o': 'into this file',
      '-O': 'into a file of the same name',
      '-L': 'follows redirects',
      '-s': 'without progress',
      '-S': 'but with errors',
      '-f': 'fails on an error of the server',
      '-i': 'with the headers of the answer',
      '-I': 'only the headers of the answer',
      '-k': 'without checking the certificate',
      '-u': 'as this user',
    },
  },
  ps: { about: 'Lists what runs', flags: { '-e': 'everything', '-f': 'with details' } },
  kill: { about: 'Ends a process', flags: { '-9': 'at once, without cleaning up' } },
  du: { about: 'Says how much files take', flags: { '-h': 'in K, M and G', '-s': 'only the sum of each' } },
  df: { about: 'Says how much of the disks is used', flags: { '-h': 'in K, M and G' } },
  xargs: {
    about: 'Runs a command with what it reads as arguments',
    flags: {
      '-0': 'which end with a zero byte',
      '-n': 'so many at a time',
      '-I': 'put where this stands',
      '-P': 'so many at once',
    },
  },
  ssh: {
    about: 'Opens a shell on another machine',
    flags: { '-p': 'on this port', '-i': 'with this key', '-v': 'says what it does' },
  },
  git: {
    about: 'Versions of files',
    flags: {
      '-m': 'with this message',
      '-a': 'all that changed',
      '-b': 'a new branch',
      '--amend': 'replaces the last commit',
      '--force': 'even where that loses commits',
      '--hard': 'also the files, and what was not committed is lost',
    },
  },
};

/** By name; words such as `constructor` are no commands. */
export const commands: Readonly<Record<string, Command | undefined>> = Object.assign(
  Object.create(null),
  table,
);

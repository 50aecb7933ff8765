import { translatorOf } from '@tandem/api-contract'
import type { Language } from '@tandem/api-contract'
import { archiveInTurkish } from './archive.tr.ts'

/** The content of a file, for the list of contents. */
export interface ArchiveEntry {
  file: string
  rows: number
  about: string
}

interface Contents {
  name: string
  timezone: string
  at: Date
  entries: ArchiveEntry[]
}

const translators: Record<Language, (text: string) => string> = {
  en: (text) => text,
  tr: translatorOf(archiveInTurkish, []),
}

/** The archive's description of itself, for people. */
export function readMe({ name, timezone, at, entries }: Contents, language: Language): string {
  const say = translators[language]
  const width = Math.max(...entries.map(({ file }) => file.length))
  const listed = entries.map(
    ({ file, rows, about }) => `${file.padEnd(width)}  ${String(rows).padStart(9)}  ${say(about)}`,
  )
  return `${[
    say(`Everything that the team ${name} has in Tandem`),
    '',
    say(
      `Made at ${at.toISOString()}. Work went on meanwhile: what changed may stand in one file and not in another.`,
    ),
    '',
    say('Each kind of thing is there twice, with the same rows and columns:'),
    `  json/   ${say('JSON Lines: one object a line, so that a file of any size can be read line by line.')}`,
    `  csv/    ${say('with a header, separated by commas, in UTF-8: opens in any spreadsheet.')}`,
    '',
    say('definitions.csv says what each metric of Tandem means.'),
    say('pictures/ holds the pictures of people, each named by the id of its person.'),
    '',
    say('Columns that end in _id name a row of another file by its id: store_id is id in stores.'),
    say('Columns have the same names in every language, so that programs can read them.'),
    say('Moments are in UTC (2026-11-21T14:06:00.000Z).'),
    say(
      `Days are those of the time zone of the team, ${timezone}; in account-days and online-followers those of the network.`,
    ),
    say(
      'Amounts: in json/ whole numbers of the smallest unit of their currency (1250 are 12.50 GBP), in csv/ decimals.',
    ),
    say('In csv/ an apostrophe stands before texts that a spreadsheet would take for a formula.'),
    '',
    say(
      'Not in here: keys, passwords and access of any kind, and what people keep for themselves (private notes and filters, favourites, preferences).',
    ),
    '',
    say('Files, with how many rows each has:'),
    ...listed,
  ].join('\r\n')}\r\n`
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybook } from './places.ts'
import { sheetsOf } from './sheets.ts'
import type { Sheet, StoryEntry } from './sheets.ts'

/** The sheets of the built Storybook. */
export function readStories(): Sheet[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  return sheetsOf(entries)
}

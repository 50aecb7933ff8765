import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPage } from './read-page.ts'
import type { Page } from './read-page.ts'

/** The top folder of the workspace. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..')

const patterns = ['*.md', 'docs/**/*.md', '{apps,libs,tools}/*/*.md', '.storybook/*.md', 'deploy/*.md']

/** Every page for readers: the documentation, and the README of each project. */
export const readPages = (): Page[] =>
  globSync(patterns, { cwd: workspaceRoot })
    .toSorted()
    .map((path) => readPage(workspaceRoot, path))

import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPage } from './read-page.ts'
import type { Page } from './read-page.ts'

/** The top folder of the workspace. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..')

const patterns = ['*.md', 'docs/**/*.md', '{apps,libs,tools}/*/*.md', '.storybook/*.md', 'deploy/*.md']

/** The paths of all pages for readers: the documentation, and the README of each project. */
export const pagePaths = (): string[] => globSync(patterns, { cwd: workspaceRoot }).toSorted()

/** All these pages. */
export const readPages = (): Page[] => pagePaths().map((path) => readPage(workspaceRoot, path))

import type { Tree } from '@nx/devkit'
import { MissingAnchor } from './edited-source.ts'

/** A row of a table, identified by its first cell, and the word to add to the list in its second. */
interface TableWord {
  row: string
  word: string
}

/** Adds a word to the list in the second cell of a row of a Markdown table. */
export function addWord(tree: Tree, path: string, { row, word }: TableWord): void {
  changeLine(tree, path, {
    what: `the row ${row}`,
    isLine: (line) => line.startsWith('|') && line.split('|')[1]?.trim() === row,
    change: (line) => {
      const cells = line.split('|')
      cells[2] = ` ${cells[2]?.trim()}, ${word} `
      return cells.join('|')
    },
  })
}

/** Adds a line to the end of the list under a heading of a Markdown file. */
export function addListItem(tree: Tree, path: string, heading: string, item: string): void {
  const lines = readLines(tree, path)
  const start = lines.indexOf(heading)
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '))
  const last = lines.slice(0, end === -1 ? undefined : end).findLastIndex((line) => line.startsWith('- '))
  if (start === -1 || last < start) throw new MissingAnchor(path, `a list under "${heading}"`)
  // An item may have more than one line.
  const next = lines.findIndex((line, index) => index > last && !line.startsWith('  '))
  lines.splice(next === -1 ? lines.length : next, 0, `- ${item}`)
  tree.write(path, lines.join('\n'))
}

interface LineChange {
  what: string
  isLine: (line: string) => boolean
  change: (line: string) => string
}

function changeLine(tree: Tree, path: string, { what, isLine, change }: LineChange) {
  const lines = readLines(tree, path)
  const found = lines.findIndex(isLine)
  if (found === -1) throw new MissingAnchor(path, what)
  lines[found] = change(lines[found] ?? '')
  tree.write(path, lines.join('\n'))
}

function readLines(tree: Tree, path: string): string[] {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new MissingAnchor(path, 'the file')
  return text.split('\n')
}

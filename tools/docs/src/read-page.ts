import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** A code block of a page. */
export interface Block {
  page: string
  line: number
  /** The first word after the fence. */
  language: string
  /** The words after the language, such as `runnable`. */
  marks: string[]
  text: string
}

/** A link or picture, as written. */
export interface Link {
  page: string
  line: number
  target: string
}

/** The parts of a page that are checked. */
export interface Page {
  path: string
  blocks: Block[]
  links: Link[]
  /** Files and folders of this workspace that the text names. */
  files: Link[]
  /** The anchors that links to parts of the page may use. */
  anchors: Set<string>
}

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** Reads a page of the workspace by its path from the top folder. */
export function readPage(root: string, path: string): Page {
  const page: Page = { path, blocks: [], links: [], files: [], anchors: new Set() }
  visit(fromMarkdown(readFileSync(join(root, path), 'utf8')), page)
  return page
}

function visit(node: Node, page: Page) {
  const place = { page: page.path, line: node.position?.start.line ?? 0 }
  if (node.type === 'code') {
    const marks = node.meta?.split(/\s+/) ?? []
    page.blocks.push({ ...place, language: node.lang ?? '', marks, text: node.value })
  } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    page.links.push({ ...place, target: node.url })
  } else if (node.type === 'inlineCode' && namesFile.test(node.value)) {
    page.files.push({ ...place, target: node.value })
  } else if (node.type === 'heading') {
    page.anchors.add(freeAnchor(anchorOf(textOf(node)), page.anchors))
  }
  if ('children' in node) for (const child of node.children) visit(child, page)
}

const namesFile = /^(?:apps|libs|tools|docs|deploy|\.storybook|\.github)\/[\w@./*{},-]*$/

/** The text of a part of a page, without its marks. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The anchor as Markdown renderers make it: lower case, without punctuation, hyphens for spaces. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

/** The anchor, with a number if an earlier heading of the page has it. */
export function freeAnchor(anchor: string, taken: Set<string>): string {
  if (!taken.has(anchor)) return anchor
  let number = 1
  while (taken.has(`${anchor}-${number}`)) number += 1
  return `${anchor}-${number}`
}

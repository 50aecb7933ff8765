import { notePieces } from '@tandem/items'

/** A piece of a caption: text, or a link to the network or another site. */
export interface CaptionPiece {
  text: string
  kind: 'words' | 'address' | 'hashtag' | 'mention'
  href?: string
}

// It must not follow a letter or digit: an email address mentions nobody.
const named =
  /(?<![\p{L}\p{N}_.@#/])(?:#[\p{L}\p{M}\p{N}_]{1,150}|@[A-Za-z0-9_](?:[A-Za-z0-9_.]{0,28}[A-Za-z0-9_])?)/gu

const pieceOf = (name: string): CaptionPiece =>
  name.startsWith('#')
    ? {
        text: name,
        kind: 'hashtag',
        href: `https://www.instagram.com/explore/tags/${encodeURIComponent(name.slice(1))}/`,
      }
    : { text: name, kind: 'mention', href: `https://www.instagram.com/${name.slice(1)}/` }

function namedPieces(words: string): CaptionPiece[] {
  const pieces: CaptionPiece[] = []
  let end = 0
  for (const { 0: name, index } of words.matchAll(named)) {
    if (index > end) pieces.push({ text: words.slice(end, index), kind: 'words' })
    pieces.push(pieceOf(name))
    end = index + name.length
  }
  if (end < words.length) pieces.push({ text: words.slice(end), kind: 'words' })
  return pieces
}

/** The pieces of a caption in order; joined they are the caption. Only http and https addresses are links. */
export const captionPieces = (caption: string): CaptionPiece[] =>
  notePieces(caption).flatMap(({ text, href }) =>
    href === undefined ? namedPieces(text) : [{ text, kind: 'address', href }],
  )

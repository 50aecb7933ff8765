import { badParameter, GraphError } from './graph-error.ts'

/** One field that was asked for: `media.limit(50){id,caption}`. */
export interface FieldRequest {
  name: string
  parameters: Record<string, string>
  /** Of what lies below it; none were named when it is empty. */
  fields: FieldRequest[]
}

/** What a node has: values, and what depends on how it is asked for. Undefined fields are left out. */
export type Node = Record<string, unknown>
/** A field's value, made of how it was asked for. */
export type Answer = (request: FieldRequest) => unknown

const syntaxError = (text: string, at: number) =>
  new GraphError({
    code: 2500,
    message: `Syntax error "Expected end of string instead of "${text[at] ?? ''}"." at character ${at}: ${text}`,
  })

/** Reads `fields`: names with commas, `.parameter(value)`, and fields of fields in braces. */
export const parseFields = (text: string): FieldRequest[] => {
  let at = 0
  const readWhile = (pattern: RegExp) => {
    const start = at
    while (at < text.length && pattern.test(text[at]!)) at += 1
    return text.slice(start, at)
  }
  const readField = (): FieldRequest => {
    readWhile(/\s/)
    const name = readWhile(/\w/)
    if (name === '') throw syntaxError(text, at)
    const parameters: Record<string, string> = {}
    while (text[at] === '.') {
      at += 1
      const parameter = readWhile(/\w/)
      if (parameter === '' || text[at] !== '(') throw syntaxError(text, at)
      at += 1
      parameters[parameter] = readWhile(/[^()]/)
      if (text[at] !== ')') throw syntaxError(text, at)
      at += 1
    }
    if (text[at] !== '{') return { name, parameters, fields: [] }
    at += 1
    const fields = readList()
    if (text[at] !== '}') throw syntaxError(text, at)
    at += 1
    return { name, parameters, fields }
  }
  const readList = (): FieldRequest[] => {
    const fields = [readField()]
    readWhile(/\s/)
    while (text[at] === ',') {
      at += 1
      fields.push(readField())
      readWhile(/\s/)
    }
    return fields
  }
  if (text.trim() === '') return []
  const fields = readList()
  if (at < text.length) throw syntaxError(text, at)
  return fields
}

/** The asked fields of a node; its id is always among them. A field that it never has fails the whole request. */
export const select = (type: string, node: Node, fields: readonly FieldRequest[]): Node => {
  const selected: Node = {}
  const unknown = fields.find(({ name }) => !Object.hasOwn(node, name))
  if (unknown)
    throw badParameter(`Tried accessing nonexisting field (${unknown.name}) on node type (${type})`)
  for (const field of fields) {
    const value = node[field.name]
    const answer: unknown = typeof value === 'function' ? (value as Answer)(field) : value
    if (answer !== undefined) selected[field.name] = answer
  }
  return { ...selected, id: node['id'] }
}

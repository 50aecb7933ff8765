import { badParameter, GraphError } from './graph-error.ts'

/** One requested field: `media.limit(50){id,caption}`. */
export interface FieldRequest {
  name: string
  parameters: Record<string, string>
  /** The requested fields inside it; empty when none are named. */
  fields: FieldRequest[]
}

/**
 * The fields of a node: values, and functions for those that depend on the request. Undefined fields are left
 * out.
 */
export type Node = Record<string, unknown>
/** Makes a field's value from the request for it. */
export type Answer = (request: FieldRequest) => unknown

const syntaxError = (text: string, at: number) =>
  new GraphError({
    code: 2500,
    message: `Syntax error "Expected end of string instead of "${text[at] ?? ''}"." at character ${at}: ${text}`,
  })

/** Parses `fields`: names with commas, `.parameter(value)`, and fields of fields in braces. */
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

/**
 * The requested fields of a node, always with its id. A field that the type doesn't have fails the whole
 * request.
 */
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

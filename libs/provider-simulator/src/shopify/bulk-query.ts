import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  Kind,
  parse,
  validate,
} from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, GraphQLCompositeType, SelectionSetNode } from 'graphql'
import { adminSchema } from './schema.ts'
import { fragmentsOf, selectedFields } from './selected-fields.ts'

const maxConnections = 5
const deepest = 2

interface Findings {
  connections: number
  deepest: number
  problems: Set<string>
}

interface Place {
  depth: number
  isInList: boolean
}

const walk = (
  type: GraphQLCompositeType,
  selectionSet: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  place: Place,
  findings: Findings,
): void => {
  const fields = selectedFields(adminSchema(), type, selectionSet, fragments)
  const holdsConnection = fields.some(({ definition }) =>
    getNamedType(definition.type).name.endsWith('Connection'),
  )
  if (holdsConnection && place.depth > 0 && !fields.some(({ definition }) => definition.name === 'id'))
    findings.problems.add(
      `The parent 'id' field must be requested where a connection is nested (${type.name}).`,
    )
  for (const { node, definition } of fields) {
    const named = getNamedType(definition.type)
    if (!node.selectionSet || !isCompositeType(named)) continue
    if (named.name.endsWith('Connection')) {
      findings.connections += 1
      findings.deepest = Math.max(findings.deepest, place.depth + 1)
      if (place.isInList)
        findings.problems.add(
          'Queries that contain a connection field within a list field are not supported.',
        )
      walkNodes(named, node.selectionSet, fragments, { depth: place.depth + 1, isInList: false }, findings)
    } else {
      const isInList = place.isInList || isListType(getNullableType(definition.type))
      walk(named, node.selectionSet, fragments, { ...place, isInList }, findings)
    }
  }
}

/** Walks through `edges { node }` and `nodes`, which aren't lists of their own. */
const walkNodes = (
  type: GraphQLCompositeType,
  selectionSet: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  place: Place,
  findings: Findings,
): void => {
  for (const { node, definition } of selectedFields(adminSchema(), type, selectionSet, fragments)) {
    const named = getNamedType(definition.type)
    if (!node.selectionSet || !isCompositeType(named)) continue
    if (definition.name === 'edges') walkNodes(named, node.selectionSet, fragments, place, findings)
    else if (definition.name === 'node' || definition.name === 'nodes')
      walk(named, node.selectionSet, fragments, place, findings)
  }
}

/** Parses a bulk query, or returns what is wrong with it in Shopify's words. */
export const readBulkQuery = (
  text: string,
): { document: DocumentNode; problems?: undefined } | { problems: string[] } => {
  const schema = adminSchema()
  let document: DocumentNode
  try {
    document = parse(text)
  } catch (error) {
    return { problems: [`Invalid bulk query: ${error instanceof GraphQLError ? error.message : 'no query'}`] }
  }
  const errors = validate(schema, document)
  if (errors.length > 0) return { problems: errors.map(({ message }) => `Invalid bulk query: ${message}`) }
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  if (operations.length !== 1 || operation?.operation !== 'query')
    return { problems: ['Bulk queries must hold exactly one query.'] }
  if ((operation.variableDefinitions ?? []).length > 0)
    return { problems: ['Bulk queries cannot have variables.'] }
  const fragments = fragmentsOf(document)
  const roots = selectedFields(schema, schema.getQueryType()!, operation.selectionSet, fragments)
  if (roots.some(({ definition }) => ['node', 'nodes'].includes(definition.name)))
    return { problems: ['Bulk queries cannot use the top-level `node` or `nodes` fields.'] }
  const findings: Findings = { connections: 0, deepest: 0, problems: new Set() }
  walk(schema.getQueryType()!, operation.selectionSet, fragments, { depth: 0, isInList: false }, findings)
  const { problems } = findings
  if (findings.connections === 0) problems.add('Bulk queries must contain at least one connection.')
  if (findings.connections > maxConnections)
    problems.add(`Bulk queries cannot contain more than ${maxConnections} connections.`)
  if (findings.deepest > deepest + 1)
    problems.add(`Bulk queries cannot contain connections with a nesting depth greater than ${deepest}.`)
  return problems.size > 0 ? { problems: [...problems] } : { document }
}

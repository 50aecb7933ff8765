import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  valueFromASTUntyped,
} from 'graphql'
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql'
import { fragmentsOf, selectedFields } from './selected-fields.ts'
import type { SelectedField } from './selected-fields.ts'

/** The highest cost that a single query may have. */
export const highestCost = 1000
const mutationCost = 10
const connectionCost = 2
const objectCost = 1

type Data = Record<string, unknown>

/** Which rule decides how many rows a page size counts as. */
export type CostRule = 'documented' | 'measured'

interface Measure {
  schema: GraphQLSchema
  fragments: Map<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  rule: CostRule
}

/** As measured, 3 rows count as 2, 10 as 4, 20 as 5, and 250 as 11. Shopify documents no such rule. */
const weightOf = ({ rule }: Measure, size: number): number =>
  rule === 'documented' || size < 2 ? size : Math.max(1, Math.floor(2 * Math.log(size)))

const argumentOf = ({ variables }: Measure, { node, definition }: SelectedField, name: string): unknown => {
  const given = node.arguments?.find((argument) => argument.name.value === name)
  if (given) return valueFromASTUntyped(given.value, variables)
  return definition.args.find((argument) => argument.name === name)?.default?.value
}

const rowsIn = (connection: Data): unknown[] => {
  const edges = connection.edges as { node: unknown }[] | undefined
  return (connection.nodes as unknown[] | undefined) ?? edges?.map(({ node }) => node) ?? []
}

/** The selections inside `nodes` and `edges { node }`, which cost the same. */
const nodeSelections = (measure: Measure, fields: SelectedField[]) =>
  fields.flatMap(({ node, definition }) => {
    if (!node.selectionSet) return []
    if (definition.name === 'nodes') return [{ type: getNamedType(definition.type), node }]
    if (definition.name !== 'edges') return []
    const edge = getNamedType(definition.type) as GraphQLCompositeType
    return selectedFields(measure.schema, edge, node.selectionSet, measure.fragments).flatMap((inner) =>
      inner.definition.name === 'node' && inner.node.selectionSet
        ? [{ type: getNamedType(inner.definition.type), node: inner.node }]
        : [],
    )
  })

const fieldCost = (measure: Measure, field: SelectedField, value: unknown): number => {
  const { node, definition } = field
  const type = getNamedType(definition.type)
  if (isLeafType(type) || !node.selectionSet || !isCompositeType(type) || type.name === 'PageInfo') return 0
  const inside = (data: unknown) => selectionCost(measure, type, node, data as Data | undefined)
  if (type.name.endsWith('Connection')) {
    const fields = selectedFields(measure.schema, type, node.selectionSet, measure.fragments)
    const [rows] = nodeSelections(measure, fields)
    if (!rows || !isCompositeType(rows.type)) return connectionCost
    const rowType = rows.type
    const one = (data: unknown) =>
      objectCost + selectionCost(measure, rowType, rows.node, data as Data | undefined)
    if (value !== undefined) {
      const found = value === null ? [] : rowsIn(value as Data)
      if (found.length === 0) return connectionCost
      const each = found.reduce<number>((sum, row) => sum + one(row), 0) / found.length
      return connectionCost + Math.ceil(weightOf(measure, found.length) * each)
    }
    const size = Number(argumentOf(measure, field, 'first') ?? argumentOf(measure, field, 'last') ?? 0)
    return connectionCost + weightOf(measure, size) * one(undefined)
  }
  if (isListType(getNullableType(definition.type))) {
    if (Array.isArray(value)) return value.reduce<number>((sum, row) => sum + objectCost + inside(row), 0)
    const asked = argumentOf(measure, field, 'ids')
    const size = Array.isArray(asked) ? asked.length : Number(argumentOf(measure, field, 'first') ?? 1)
    return value === undefined ? size * (objectCost + inside(undefined)) : 0
  }
  return objectCost + (value === null ? 0 : inside(value))
}

/** When several types are possible, only the most expensive one's own fields count. */
const selectionCost = (
  measure: Measure,
  type: GraphQLCompositeType,
  node: { selectionSet?: SelectedField['node']['selectionSet'] },
  data: Data | null | undefined,
): number => {
  if (!node.selectionSet || data === null) return 0
  let shared = 0
  const byType = new Map<string, number>()
  for (const field of selectedFields(measure.schema, type, node.selectionSet, measure.fragments)) {
    const cost = fieldCost(measure, field, data?.[(field.node.alias ?? field.node.name).value])
    if (field.only === undefined) shared += cost
    else byType.set(field.only, (byType.get(field.only) ?? 0) + cost)
  }
  return shared + Math.max(0, ...byType.values())
}

/**
 * The cost of a query by the documented rules: scalars cost nothing, an object 1, a connection 2 plus its
 * page size times a row (or the measured weight), a mutation 10. With `data` it is the actual cost of the
 * answer.
 */
export const queryCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { variables, rule, data }: { variables: Record<string, unknown>; rule: CostRule; data?: Data | null },
): number => {
  if (data === null) return 0
  const measure: Measure = { schema, fragments: fragmentsOf(document), variables, rule }
  if (operation.operation === 'mutation') return mutationCost * operation.selectionSet.selections.length
  return selectionCost(measure, schema.getQueryType()!, operation, data)
}

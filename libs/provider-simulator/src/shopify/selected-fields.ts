import { isCompositeType, isObjectType, isInterfaceType, Kind, typeFromAST } from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql'

/** A field that a query selects, with its definition in the schema. */
export interface SelectedField {
  node: FieldNode
  definition: GraphQLField<unknown, unknown>
  /** The concrete type that a fragment requires; undefined when every row has the field. */
  only: string | undefined
}

/** The fragments of a document, by name. */
export const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )

/** The fields of a selection with its fragments resolved; introspection is left out. */
export const selectedFields = (
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  only?: string,
): SelectedField[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      const definition =
        isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[selection.name.value] : undefined
      return definition ? [{ node: selection, definition, only }] : []
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
    if (!fragment) return []
    const named = fragment.typeCondition ? typeFromAST(schema, fragment.typeCondition) : parent
    if (!named || !isCompositeType(named)) return []
    const condition = named.name === parent.name ? only : named.name
    return selectedFields(schema, named, fragment.selectionSet, fragments, condition)
  })

import { buildClientSchema, lexicographicSortSchema, printSchema } from 'graphql'
import type {
  IntrospectionField,
  IntrospectionInputTypeRef,
  IntrospectionOutputTypeRef,
  IntrospectionQuery,
  IntrospectionType,
} from 'graphql'

/** Properties of a field or a type that Shopify's introspection adds to the specified ones. */
interface AccessNotes {
  requiredAccess?: string | null
  protectedContent?: string | null
}

/** A trimmed schema, and the access rules of what is left of it. */
export interface TrimmedSchema {
  /** Schema definition language, sorted by name. */
  text: string
  /** By type name, the scope that its rows need, as Shopify names it. */
  requiredAccess: Record<string, string>
  /** By `Type.field`, the kind of personal data it is. */
  protectedFields: Record<string, string>
}

const builtIn = new Set(['include', 'skip', 'deprecated', 'specifiedBy', 'oneOf'])

const namedType = (reference: IntrospectionOutputTypeRef | IntrospectionInputTypeRef): string =>
  reference.kind === 'NON_NULL' || reference.kind === 'LIST' ? namedType(reference.ofType) : reference.name

/** Keeps the named fields of a schema, and everything they need. @throws Error naming what is missing. */
export const trimSchema = (
  { __schema: schema }: IntrospectionQuery,
  selection: Record<string, string>,
): TrimmedSchema => {
  const known = new Map(schema.types.map((type) => [type.name, type]))
  const kept = new Map<string, IntrospectionType>()
  const requiredAccess: Record<string, string> = {}
  const protectedFields: Record<string, string> = {}

  const fieldsOf = (type: IntrospectionType & { fields: readonly IntrospectionField[] }) => {
    if (type.name.endsWith('Connection')) return ['edges', 'nodes', 'pageInfo']
    if (type.name.endsWith('Edge')) return ['cursor', 'node']
    const names = selection[type.name]?.split(/\s+/)
    if (!names) throw new Error(`The selection says nothing of ${type.name}`)
    const missing = names.find((name) => !type.fields.some((field) => field.name === name))
    if (missing) throw new Error(`${type.name} has no field ${missing}`)
    return names
  }

  const keep = (name: string): void => {
    if (kept.has(name)) return
    const type = known.get(name)
    if (!type) throw new Error(`There is no type ${name}`)
    if (type.kind === 'ENUM') {
      const enumValues = type.enumValues.map((value) => ({ ...value, description: null }))
      kept.set(name, { ...type, description: null, enumValues })
    } else if (type.kind === 'INPUT_OBJECT') {
      const wanted = selection[name]?.split(/\s+/)
      const inputFields = type.inputFields
        .filter((field) => !wanted || wanted.includes(field.name))
        .map((field) => ({ ...field, description: null }))
      kept.set(name, { ...type, description: null, inputFields })
      for (const field of inputFields) keep(namedType(field.type))
    } else if (type.kind === 'OBJECT' || type.kind === 'INTERFACE') {
      const wanted = fieldsOf(type)
      const fields = type.fields
        .filter((field) => wanted.includes(field.name))
        .map((field) => ({
          ...field,
          description: null,
          args: field.args.map((argument) => ({ ...argument, description: null })),
        }))
      const interfaces = type.interfaces.filter((parent) => parent.name in selection)
      kept.set(name, { ...type, description: null, fields, interfaces } as IntrospectionType)
      const { requiredAccess: access } = type as AccessNotes
      if (access) requiredAccess[name] = access
      for (const field of fields) {
        const { protectedContent } = field as AccessNotes
        if (protectedContent) protectedFields[`${name}.${field.name}`] = protectedContent
        keep(namedType(field.type))
        for (const argument of field.args) keep(namedType(argument.type))
      }
    } else kept.set(name, { ...type, description: null })
  }

  for (const name of Object.keys(selection)) keep(name)
  const types = [...kept.values()].map((type) =>
    type.kind === 'INTERFACE' || type.kind === 'UNION'
      ? { ...type, possibleTypes: type.possibleTypes.filter(({ name }) => kept.has(name)) }
      : type,
  )
  const directives = schema.directives.filter(({ name }) => builtIn.has(name))
  const trimmed = buildClientSchema({
    __schema: { ...schema, description: null, subscriptionType: null, types, directives },
  })
  return { text: printSchema(lexicographicSortSchema(trimmed)), requiredAccess, protectedFields }
}

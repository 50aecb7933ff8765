import * as v from 'valibot'
import type { BaseIssue, BaseValidation, GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * A schema that counts entries before it checks them. A count in a pipe would come last: a hundred thousand
 * wrong entries would be checked and reported one by one first.
 */
function countedFirst<Input, Output, Counted>(
  schema: GenericSchema<Input, Output>,
  isCounted: (value: unknown) => value is Counted,
  limit: BaseValidation<Counted, Counted, BaseIssue<unknown>>,
): GenericSchema<Input, Output> {
  return {
    ...schema,
    '~run'(dataset, config) {
      const { value } = dataset
      const { issues } = isCounted(value) ? limit['~run']({ typed: true, value }, config) : {}
      return issues ? { typed: false, value, issues } : schema['~run'](dataset, config)
    },
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A list of at most `maxItems` items. No item of a longer list is checked. */
export function listOf<Item extends GenericSchema>(
  item: Item,
  maxItems: number,
  tooMany: string,
): GenericSchema<InferInput<Item>[], InferOutput<Item>[]> {
  const counted = countedFirst(v.array(item), isList, v.maxLength(maxItems, tooMany))
  return v.pipe(counted, v.maxLength(maxItems, tooMany))
}

/** At most `maxItems` pairs of key and value. None is checked when there are more. */
export function pairsOf<Key extends GenericSchema<string, string>, Value extends GenericSchema>(
  key: Key,
  value: Value,
  maxItems: number,
  tooMany: string,
): GenericSchema<Record<InferInput<Key>, InferInput<Value>>, Record<InferOutput<Key>, InferOutput<Value>>> {
  const counted = countedFirst(v.record(key, value), isRecord, v.maxEntries(maxItems, tooMany))
  return v.pipe(counted, v.maxEntries(maxItems, tooMany))
}

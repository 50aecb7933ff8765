import * as v from 'valibot'
import type { BaseIssue, Config, GenericSchema, InferInput, InferOutput, OutputDataset } from 'valibot'

type Limit<Value> = v.BaseValidation<Value, Value, BaseIssue<unknown>>

/**
 * A schema that counts entries before it checks them. A count in a pipe would come last: a hundred thousand
 * wrong entries would be checked and reported one by one first.
 */
function countedFirst<S extends GenericSchema, Value extends object>(
  schema: S,
  limit: Limit<Value>,
  isTooLong: (input: object) => input is Value,
): S {
  const counted: S = {
    ...schema,
    '~run'(dataset: Parameters<S['~run']>[0], config: Config<BaseIssue<unknown>>) {
      const { value } = dataset
      if (typeof value !== 'object' || value === null || !isTooLong(value))
        return schema['~run'](dataset, config)
      const { issues } = limit['~run']({ typed: true, value }, config)
      return { typed: false, value, issues } as OutputDataset<unknown, BaseIssue<unknown>>
    },
  }
  const standard: S['~standard'] = {
    ...schema['~standard'],
    validate: (value) => counted['~run']({ value }, v.getGlobalConfig()) as never,
  }
  return { ...counted, '~standard': standard }
}

/** A list of at most `maxItems` items. No item of a longer list is checked. */
export function listOf<Item extends GenericSchema>(
  item: Item,
  maxItems: number,
  tooMany: string,
): GenericSchema<InferInput<Item>[], InferOutput<Item>[]> {
  const limit = v.maxLength<unknown[], number, string>(maxItems, tooMany)
  const isLong = (input: object): input is unknown[] => Array.isArray(input) && input.length > maxItems
  const list = v.pipe(v.array(item), v.maxLength(maxItems, tooMany))
  return countedFirst(list, limit, isLong)
}

/** At most `maxItems` pairs of key and value. None is checked when there are more. */
export function pairsOf<Key extends GenericSchema<string, string>, Value extends GenericSchema>(
  key: Key,
  value: Value,
  maxItems: number,
  tooMany: string,
): GenericSchema<Record<InferInput<Key>, InferInput<Value>>, Record<InferOutput<Key>, InferOutput<Value>>> {
  const limit = v.maxEntries<Record<string, unknown>, number, string>(maxItems, tooMany)
  const hasMany = (input: object): input is Record<string, unknown> => Object.keys(input).length > maxItems
  const pairs = v.pipe(v.record(key, value), v.maxEntries(maxItems, tooMany))
  return countedFirst(pairs, limit, hasMany) as never
}

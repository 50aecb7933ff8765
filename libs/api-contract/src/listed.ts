import * as v from 'valibot'
import type { BaseIssue, Config, GenericSchema, InferInput, InferOutput, OutputDataset } from 'valibot'

type Action = v.BaseValidation<never, never, BaseIssue<unknown>>

/**
 * A schema that counts entries before it looks at them. In a pipe the count would come last: a hundred thousand wrong
 * entries would be read, and told one by one, before they are found to be too many.
 */
function countedFirst<S extends GenericSchema>(
  schema: S,
  limit: Action,
  isTooLong: (input: object) => boolean,
): S {
  const counted: S = {
    ...schema,
    '~run'(dataset: Parameters<S['~run']>[0], config: Config<BaseIssue<unknown>>) {
      const { value } = dataset
      if (typeof value !== 'object' || value === null || !isTooLong(value))
        return schema['~run'](dataset, config)
      const { issues } = limit['~run']({ typed: true, value: value as never }, config)
      return { typed: false, value, issues } as OutputDataset<unknown, BaseIssue<unknown>>
    },
  }
  const standard: S['~standard'] = {
    ...schema['~standard'],
    validate: (value) => counted['~run']({ value }, v.getGlobalConfig()) as never,
  }
  return { ...counted, '~standard': standard }
}

/** A list of at most `most` items; of a longer one no item is looked at. */
export function listOf<Item extends GenericSchema>(
  item: Item,
  most: number,
  tooMany: string,
): GenericSchema<InferInput<Item>[], InferOutput<Item>[]> {
  const limit = v.maxLength<unknown[], number, string>(most, tooMany)
  const list = v.pipe(v.array(item), v.maxLength(most, tooMany))
  return countedFirst(list, limit as never, (input) => Array.isArray(input) && input.length > most)
}

/** Pairs of key and value, at most `most`; of more of them none is looked at. */
export function pairsOf<Key extends GenericSchema<string, string>, Value extends GenericSchema>(
  key: Key,
  value: Value,
  most: number,
  tooMany: string,
): GenericSchema<Record<InferInput<Key>, InferInput<Value>>, Record<InferOutput<Key>, InferOutput<Value>>> {
  const limit = v.maxEntries<Record<string, unknown>, number, string>(most, tooMany)
  const pairs = v.pipe(v.record(key, value), v.maxEntries(most, tooMany))
  return countedFirst(pairs, limit as never, (input) => Object.keys(input).length > most) as never
}

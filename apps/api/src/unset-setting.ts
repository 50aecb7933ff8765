import * as v from 'valibot'

/**
 * Describes in Markdown what applies when a setting isn't given, for settings without a default in their
 * schema.
 */
export const unset = <Input>(words: string) => v.metadata<Input, { unset: string }>({ unset: words })

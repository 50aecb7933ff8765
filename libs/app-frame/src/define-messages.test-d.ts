import { expectTypeOf, test } from 'vitest'
import { defineMessages } from './define-messages.ts'
import type { MessageKey } from './define-messages.ts'

const tree = {
  title: 'Orders',
  list: {
    found_one: '{{formatted}} order',
    found_other: '{{formatted}} orders',
    by: 'by {{name}} in {{place}}',
  },
} as const

test('keys are dotted, and the forms of a plural are one key', () => {
  expectTypeOf<MessageKey<typeof tree>>().toEqualTypeOf<'title' | 'list.found' | 'list.by'>()
})

test('a message requires exactly the values it names', () => {
  const { text } = defineMessages('types', tree)
  text('title')
  text('list.by', { name: 'a', place: 'b' })
  text('list.found', { count: 1, formatted: '1' })
  // @ts-expect-error a value is missing
  text('list.by', { name: 'a' })
  // @ts-expect-error the values are missing
  text('list.by')
  // @ts-expect-error a plural needs its count
  text('list.found', { formatted: '1' })
  // @ts-expect-error there is no such key
  text('list.nothing')
})

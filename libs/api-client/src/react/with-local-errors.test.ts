import { createNote } from '@tandem/api-contract'
import { expect, it } from 'vitest'
import { endpointMutation } from './endpoint-mutation.ts'
import { withLocalErrors } from './with-local-errors.ts'

it('leaves failures to the screen, and still makes the same reads stale', () => {
  const mutation = endpointMutation(createNote, toBody)
  expect(withLocalErrors(mutation)).toEqual({
    ...mutation,
    meta: { errors: 'local', changes: createNote.changes },
  })
  expect(mutation.meta).not.toHaveProperty('errors')
})

const toBody = (content: string) => ({
  body: { notable_type: 'order' as const, notable_id: 1, content, visible_to_team: true },
})

import { createNote } from '@tandem/api-contract'
import { expect, it } from 'vitest'
import { endpointMutation } from './endpoint-mutation.ts'
import { toldByScreen } from './told-by-screen.ts'

it('leaves failures to the screen, and still makes the same reads stale', () => {
  const mutation = endpointMutation(createNote, toBody)
  expect(toldByScreen(mutation)).toEqual({
    ...mutation,
    meta: { errors: 'local', changes: createNote.changes },
  })
  expect(mutation.meta).not.toHaveProperty('errors')
})

const toBody = (content: string) => ({
  body: { notable_type: 'order' as const, notable_id: 1, content, visible_to_team: true },
})

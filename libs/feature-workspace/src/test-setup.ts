import { call } from '@tandem/api-client'
import { acceptInvitation, inviteUser } from '@tandem/api-contract'
import type { Invitation } from '@tandem/api-contract'
import { mailedPath } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { workspaceFeature } from './feature.ts'

/** Opens an address of the workspace as a member of its own team. */
export const open = (at = '/workspace', options?: TeamOptions) => openAsTeam(workspaceFeature, at, options)

let last = 0

/** A person whom nobody else has invited. */
export function somebody(role: Invitation['role'] = 'editor', name = 'Jonas Weber'): Invitation {
  last += 1
  return { name, email: `person-${last}-${Date.now()}@studio.example`, role }
}

/** Invites a person as the signed-in user. */
export const invite = async (person: Invitation) => (await call(inviteUser, { body: person })).data

/** A person who has accepted the invitation, with their own token. */
export async function join(person: Invitation) {
  const { id } = await invite(person)
  const link = new URLSearchParams((await mailedPath(person.email)).split('?')[1])
  const { data } = await call(acceptInvitation, {
    body: {
      user_id: Number(link.get('user_id')),
      hash: link.get('hash') ?? '',
      password: 'sunny-orchard-42',
      timezone: 'Europe/Istanbul',
    },
  })
  return { ...person, id, token: data.user.personal_access_token }
}

import type { TeamUser } from '@tandem/api-contract'

/** A member of a team, for stories. */
export const examplePerson = (changes: Partial<TeamUser> = {}): TeamUser => ({
  id: 2,
  name: 'Mert Kaya',
  email: 'mert@lindenandoak.com',
  profile_picture: null,
  role: 'admin',
  status: 'active',
  created_at: '2025-04-02T09:00:00.000Z',
  updated_at: '2026-11-18T09:00:00.000Z',
  last_active_at: '2026-11-21T13:40:00.000Z',
  invitation_expires_at: null,
  ...changes,
})

import type { User } from '@tandem/api-contract'

/** A person as the session returns them. */
export const testUser: User = {
  id: 7,
  name: 'Ada',
  email: 'ada@tandem.test',
  profile_picture: null,
  timezone: null,
  language: null,
  role: 'admin',
  metas: [],
  team: {
    id: 3,
    name: 'Team',
    timezone: 'UTC',
    week_start: 1,
    deletes_at: null,
    stores: [],
    default_filters: [],
  },
}

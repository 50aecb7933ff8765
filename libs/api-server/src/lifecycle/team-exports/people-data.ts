import { sql } from 'kysely'
import type { TeamTables } from '../../platform/database/database.ts'
import type { ExportTables } from '../../platform/database/export-tables.ts'
import type { FavoriteTables } from '../../platform/database/favorite-tables.ts'
import type { FileTables } from '../../platform/database/file-tables.ts'
import type { NoteTables } from '../../platform/database/note-tables.ts'
import type { WriteKeyTables } from '../../platform/database/write-key-tables.ts'
import type { ZoneChangeTables } from '../../platform/database/zone-change-tables.ts'
import { decided } from './exported-table.ts'

type PeopleTables =
  | Extract<keyof TeamTables, 'teams' | 'users' | 'user_metas' | 'audit_entries'>
  | keyof (FavoriteTables &
      NoteTables &
      ExportTables &
      FileTables &
      WriteKeyTables &
      Pick<ZoneChangeTables, 'zone_changes'>)

/** Each of the team's admins can open an archive, so it contains no private data of a person. */
const ofOnePerson = 'What somebody keeps for themselves.'

const isShared = sql<boolean>`t.visible_to_team`

/** The team, its members, and what they wrote; see `teamData`. */
export const peopleData = decided<PeopleTables>()({
  teams: {
    file: 'team',
    about: 'The team.',
    columns: [
      'name',
      'timezone',
      'week_start',
      'created_at',
      'deletes_at',
      'deletion_requested_at',
      'deletion_requested_by',
    ],
    without: ['deletion_reminded_at', 'deletion_began_at', 'picture_secret'],
  },
  users: {
    file: 'people',
    about: 'Everybody of the team, with those who are invited, deactivated or archived.',
    columns: [
      'id',
      'name',
      'email',
      'role',
      'status',
      'bio',
      'urls',
      'timezone',
      'language',
      'created_at',
      'updated_at',
      'name_changed_at',
      'last_active_at',
      'invitation_expires_at',
    ],
    without: ['profile_picture', 'search_text', 'name_key'],
  },
  user_metas: { leftOut: ofOnePerson },
  favorite_categories: { leftOut: ofOnePerson },
  favorite_items: { leftOut: ofOnePerson },
  notes: {
    file: 'notes',
    about: 'Notes that the team sees; private ones are their writers’ alone.',
    columns: ['id', 'user_id', 'notable_type', 'notable_id', 'content', 'created_at', 'updated_at'],
    without: ['visible_to_team', 'search_text'],
    only: isShared,
  },
  saved_filters: {
    file: 'saved-filters',
    about: 'Filters that the team sees.',
    columns: ['id', 'user_id', 'list', 'name', 'search', 'is_team_default', 'created_at'],
    without: ['name_key', 'visible_to_team'],
    only: isShared,
  },
  audit_entries: {
    file: 'audit-log',
    about: 'Who did what, when, from where.',
    columns: [
      'id',
      'at',
      'user_id',
      'actor_name',
      'actor_email',
      'action',
      'subject',
      'subject_id',
      'subject_name',
      'details',
      'address',
      'request_id',
    ],
    without: ['search_text'],
  },
  files: { leftOut: 'Where pictures and archives lie; the pictures of people are in pictures/.' },
  file_pieces: { leftOut: 'What pictures and archives hold.' },
  zone_changes: { leftOut: 'How far a change of the time zone is.' },
  team_exports: { leftOut: 'Archives like this one.' },
  write_keys: { leftOut: 'What keeps a change from being made twice, for a day.' },
})

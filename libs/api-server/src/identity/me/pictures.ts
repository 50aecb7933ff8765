import type { Kysely, Transaction } from 'kysely'
import { basePath } from '@tandem/api-contract'
import { lockPerson } from '../auth/directory.ts'
import type { UserKey } from '../auth/directory.ts'
import type { Database } from '../../platform/database/database.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { dropFile, keepFile } from '../../platform/files/files.ts'
import { changePerson } from '../users/person-row.ts'

/** The file of a picture's address. Part of the directory, because it is requested without a session. */
export const findPicture = (
  db: Kysely<Database>,
  key: string,
): Promise<{ team_id: number; file_id: number; type: string } | undefined> =>
  db.selectFrom('pictures').select(['team_id', 'file_id', 'type']).where('key', '=', key).executeTakeFirst()

/** The pictures of a team's people. */
export const findPicturesOf = (
  db: Kysely<Database>,
  team_id: number,
): Promise<{ user_id: number; file_id: number; type: string }[]> =>
  db
    .selectFrom('pictures')
    .select(['user_id', 'file_id', 'type'])
    .where('team_id', '=', team_id)
    .orderBy('user_id')
    .execute()

/** The address of a picture, which never stands for another one. */
export const pictureAddress = (key: string) => `${basePath}/pictures/${key}`

interface NewPicture {
  key: string
  file_id: number
  type: string
}

/** Gives somebody another picture, or none; the previous file is deleted. */
export async function replacePicture(
  db: Transaction<Database>,
  user: UserKey,
  picture: NewPicture | null,
  { at, audit }: { at: Date; audit: (db: TeamDatabase) => Promise<void> },
): Promise<void> {
  await lockPerson(db, user)
  const { team_id, user_id } = user
  const replaced = await db
    .deleteFrom('pictures')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .returning('file_id')
    .execute()
  if (picture) {
    await db
      .insertInto('pictures')
      .values({ team_id, user_id, ...picture })
      .execute()
  }
  await asTeam(db, team_id, async (team) => {
    for (const { file_id } of replaced) await dropFile(team, file_id, at)
    if (picture) await keepFile(team, picture.file_id, { user_id })
    await changePerson(team, user_id, { profile_picture: picture && pictureAddress(picture.key) }, at)
    await audit(team)
  })
}

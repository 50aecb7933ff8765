import { inTeam, newPerson } from '@tandem/api-server'
import { argon2Passwords, openEmbedded } from '@tandem/api-server/node'

/** Creates a data folder with one team and a member who can sign in. */
export async function addMember(folder: string): Promise<{ email: string; password: string }> {
  const opened = await openEmbedded(folder)
  try {
    await opened.migrate()
    const email = 'bench@tandem.test'
    const password = 'measure-twice-cut-once'
    const created_at = new Date()
    const { team_id } = await opened.database
      .insertInto('teams')
      .values({ name: 'Bench', timezone: 'Europe/London', created_at })
      .returning('team_id')
      .executeTakeFirstOrThrow()
    const { id } = await inTeam(opened.database, team_id, (db) =>
      db
        .insertInto('users')
        .values(
          newPerson(
            {
              name: 'Bench',
              email,
              profile_picture: null,
              role: 'super_admin',
              status: 'active',
              created_at,
            },
            created_at,
          ),
        )
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await opened.database
      .insertInto('logins')
      .values({ email, team_id, user_id: id, password_hash: await argon2Passwords.hash(password) })
      .execute()
    return { email, password }
  } finally {
    await opened.close()
  }
}

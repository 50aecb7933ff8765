import { getProfile, updateProfile } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { changeProfile, findProfile } from './profile.ts'

export const profileRoutes = [
  implement(getProfile, async ({ session, dependencies }) => ({
    data: await findProfile(dependencies, session),
  })),

  implement(updateProfile, async ({ body, session, dependencies, team, audit }) => {
    const { user_id } = session
    await team(async (db) => {
      const details = await changeProfile(db, user_id, body, dependencies.now())
      if (Object.keys(details).length === 0) return
      const subject = { subject: 'user', subject_id: user_id, subject_name: null }
      await audit(db, { action: 'profile.updated', ...subject, details })
    })
    return { data: await findProfile(dependencies, session) }
  }),
]

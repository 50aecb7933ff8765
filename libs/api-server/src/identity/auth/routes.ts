import { continueSignIn, login, logout } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { checkPassword } from './check-password.ts'
import { takeHandOver } from './hand-over.ts'
import { endSession } from './session-directory.ts'
import { signInUser } from './sign-in-user.ts'

export const authRoutes = [
  implement(login, async (call) => {
    const { email, password } = call.body
    const user = await checkPassword(call, email, password)
    return { data: { user: await signInUser(call, user) } }
  }),

  implement(continueSignIn, async (call) => ({ data: { user: await takeHandOver(call) } })),

  implement(logout, async ({ session, dependencies, team, audit }) => {
    const { token_hash, user_id } = session
    if (await endSession(dependencies.database, token_hash)) {
      await team((db) =>
        audit(db, { action: 'session.ended', subject: 'user', subject_id: user_id, subject_name: null }),
      )
    }
    return { data: null }
  }),
]

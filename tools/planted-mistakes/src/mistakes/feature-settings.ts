import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-settings. */
export const featureSettingsMistakes: readonly Mistake[] = [
  {
    name: 'a file of a million bytes is said to have thousand',
    file: 'libs/feature-settings/src/data/format-size.ts',
    from: 'Math.floor(Math.log10(Math.max(1, bytes)) / 3)',
    to: 'Math.floor(Math.log10(Math.max(1, bytes)) / 4)',
  },
  {
    name: 'a finished export is watched for ever',
    file: 'libs/feature-settings/src/data/queries.ts',
    from: 'state.data?.data.some(isUnderWay) ? whileUnderWayMs : false',
    to: 'state.data ? whileUnderWayMs : false',
  },
  {
    name: 'a deleted export stays in the list',
    file: 'libs/feature-settings/src/data/queries.ts',
    from: 'data: known.data.filter((each) => each.id !== id) },',
    to: 'data: known.data.filter((each) => each.id === id) },',
  },
  {
    name: 'an export that somebody else started is not shown',
    file: 'libs/feature-settings/src/data/export-section.tsx',
    from: "void invalidate(client, ['teamExports'])",
    to: 'void client',
  },
  {
    name: 'a person without a password is asked for one',
    file: 'libs/feature-settings/src/email/email-form.tsx',
    from: '{form.needsPassword && !profile.has_password && <SignInAgain />}',
    to: '{form.needsPassword && profile.has_password && <SignInAgain />}',
  },
  {
    name: 'a link that has ended looks like a broken server',
    file: 'libs/feature-settings/src/email/queries.ts',
    from: "isApiError(error, 'LINK_EXPIRED_OR_INVALID') || isApiError(error, 'INVALID_USER_ID_OR_HASH')",
    to: "isApiError(error, 'INVALID_USER_ID_OR_HASH')",
  },
  {
    name: 'the address of somebody else is changed on the screen',
    file: 'libs/feature-settings/src/email/queries.ts',
    from: 'user?.id === user_id ? { ...user, email } : user,',
    to: 'user ? { ...user, email } : user,',
  },
  {
    name: 'a link of another person is followed without asking',
    file: 'libs/feature-settings/src/email/use-email-link.ts',
    from: 'link !== null && user !== null && user.id !== link.user_id',
    to: 'link !== null && user !== null && user.id < 0',
  },
  {
    name: 'an address is sent twice on a double click',
    file: 'libs/feature-settings/src/email/use-email-form.ts',
    from: 'if (isPending) return false',
    to: "if (isPending && typed.email === '') return false",
  },
]

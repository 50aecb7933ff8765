import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, permissions, roles } from '@tandem/api-contract'
import type { Endpoint, Role } from '@tandem/api-contract'
import type { TestTeam, TestUser } from './testing/test-people.ts'
import { useTestApi } from './testing/use-test-api.ts'

type Name = (typeof endpoints)[number]['name']

/**
 * Who may call what, as people decided it. The lists are written by hand and not derived from the contract, so that a
 * call with the wrong permission is found. Each group may also do everything that the groups above it may. Anyone
 * else is refused before any other check.
 */
const anyone: Name[] = [
  'login',
  'forgotPassword',
  'checkResetLink',
  'resetPassword',
  'listSocialServices',
  'signInWithSocial',
  'register',
  'checkVerification',
  'verifyEmail',
  'checkEmailVerification',
  'resendVerificationEmail',
  'completeRegistration',
  'checkInvitation',
  'acceptInvitation',
  'verifyNewEmail',
  'continueSignIn',
  'checkUndo',
  'undoChange',
  'getErrorText',
  'listTimezones',
  'listCurrencies',
  'getPicture',
  'getProductPicture',
  'downloadTeamExport',
]

/** Reads what the team has, and changes only their own things. */
const viewer: Name[] = [
  'logout',
  'getMe',
  'updateMeta',
  'getProfile',
  'updateProfile',
  'setProfilePicture',
  'deleteProfilePicture',
  'updateEmail',
  'listSignInMethods',
  'addSignInMethod',
  'removeSignInMethod',
  'listSessions',
  'endSession',
  'endSessions',
  'listUsers',
  'exportUsers',
  'listRoles',
  'getUser',
  'getTeam',
  'listStores',
  'listStoreSyncs',
  'listUnreadRows',
  'listCustomers',
  'listCustomerCountries',
  'exportCustomers',
  'exportDiscountCodes',
  'getCustomer',
  'listOrders',
  'listOrderStatuses',
  'exportOrders',
  'getOrder',
  'getOrderShopNotes',
  'listProducts',
  'listCollections',
  'listProductStatuses',
  'exportProducts',
  'getProduct',
  'listProductDays',
  'listSalesDays',
  'listFigureChanges',
  'listAccountCollections',
  'listAccounts',
  'listAccountReadings',
  'listAccountAnalytics',
  'listAccountDays',
  'listBestPosts',
  'listPosters',
  'listSellingPosts',
  'exportSellingPosts',
  'listPosts',
  'exportPosts',
  'getPost',
  'getPostOfLink',
  'getPostNeighbours',
  'getPostInsights',
  'getPostSales',
  'listShortLinks',
  'listPostOrders',
  'listOrderPosts',
  'listPostCustomers',
  'listCohorts',
  'listDiscountCodes',
  'listCodeCustomers',
  'getReconciliation',
  'getDashboardCustomers',
  'getDashboardInsights',
  'getOnlineFollowers',
  'getDashboardAudience',
  'getFirstSteps',
  'searchTeam',
  'listNotes',
  'listAllNotes',
  'exportNotes',
  'createNote',
  'updateNote',
  'deleteNote',
  'listNotifications',
  'countUnreadNotifications',
  'markNotification',
  'markNotificationsRead',
  'listSavedFilters',
  'createSavedFilter',
  'updateSavedFilter',
  'deleteSavedFilter',
  'listFavoriteCategories',
  'createFavoriteCategory',
  'renameFavoriteCategory',
  'deleteFavoriteCategory',
  'addToFavorite',
  'starRow',
  'addManyToFavorite',
  'removeFromFavorite',
]

/** Works with stores, accounts and what is shared. */
const editor: Name[] = [
  'createStore',
  'updateStore',
  'syncStores',
  'archiveStores',
  'restoreStores',
  'createAccountCollection',
  'renameAccountCollection',
  'deleteAccountCollection',
  'addToAccountCollections',
  'syncAccountCollections',
  'loginWithFacebook',
  'processFacebookResponse',
  'addAccounts',
  'deleteAccounts',
  'deleteAccount',
  'archiveAccounts',
  'restoreAccounts',
  'syncAccounts',
  'revokeAccount',
  'setPostProducts',
  'setPostCodes',
  'setShortLink',
]

/** Runs the team. */
const admin: Name[] = [
  'inviteUser',
  'inviteUsers',
  'resendInvitation',
  'updateUser',
  'deleteUser',
  'updateTeam',
  'setTeamDefaultFilter',
  'chooseStoreSales',
  'deleteStore',
  'listTeamExports',
  'startTeamExport',
  'openTeamExport',
  'deleteTeamExport',
  'listPrivacyRequests',
  'getPrivacyData',
  'listAuditEntries',
  'listAuditActions',
  'exportAuditEntries',
]

/** Gives the team to somebody else, or deletes it. */
const superAdmin: Name[] = ['transferTeam', 'deleteTeam', 'keepTeam']

const allowed: Record<Role, Name[]> = {
  viewer: [...anyone, ...viewer],
  editor: [...anyone, ...viewer, ...editor],
  admin: [...anyone, ...viewer, ...editor, ...admin],
  super_admin: [...anyone, ...viewer, ...editor, ...admin, ...superAdmin],
}

// The usual limits would answer after a few dozen calls.
const used = useTestApi({
  overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
})

let team: TestTeam
let deactivated: TestUser
const users = {} as Record<Role, TestUser>

beforeAll(async () => {
  team = await used.api.newTeam()
  users.super_admin = team
  for (const role of roles) {
    if (role !== 'super_admin') users[role] = await used.api.newUser(team.team_id, { role })
  }
  deactivated = await used.api.newUser(team.team_id, { role: 'admin' })
  await used.opened.database
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', deactivated.id)
    .execute()
})

/** Ids that don't exist and values that cannot be accepted: a permitted caller gets as far as that error. */
const paths: Record<string, string> = { service: 'social', social: 'instagram' }

async function call(endpoint: Endpoint, token?: string) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => paths[name] ?? '999999999')
  const body = endpoint.method === 'GET' ? undefined : { never: 'accepted' }
  const response = await used.api.request(endpoint.method, path, { token, body })
  const { code } = response.ok ? { code: null } : ((await response.json()) as { code: string })
  return { status: response.status, code }
}

test('lists every call of the contract once', () => {
  expect(allowed.super_admin.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('gives each role everything that the role below it may do', () => {
  const counts = roles.map((role) => permissions[role].length)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  for (const [index, role] of roles.slice(1).entries())
    expect(permissions[roles[index] as Role]).toEqual(expect.arrayContaining([...permissions[role]]))
})

describe.each(
  endpoints
    // `logout` comes last, because it ends the sessions that the other calls use.
    .toSorted((one, other) => Number(one.name === 'logout') - Number(other.name === 'logout'))
    .map((endpoint) => [endpoint.name as Name, endpoint] as const),
)('%s', (name, endpoint) => {
  test('allows or refuses the call by role', async () => {
    const isPublic = anyone.includes(name)
    const outside = {
      nobody: undefined,
      'somebody who was signed out': 'f'.repeat(64),
      'somebody who was deactivated': deactivated.token,
    }
    for (const [who, token] of Object.entries(outside)) {
      const { status, code } = await call(endpoint, token)
      if (isPublic) expect(['UNAUTHENTICATED', 'FORBIDDEN'], who).not.toContain(code)
      else expect({ status, code }, who).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
    }
    for (const role of roles) {
      const { status, code } = await call(endpoint, users[role].token)
      const isRefused = code === 'FORBIDDEN' || status === 401
      expect(isRefused, `${role}: ${status} ${code ?? ''}`).toBe(!allowed[role].includes(name))
    }
  })
})

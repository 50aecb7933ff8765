export { login, Login, logout } from './auth.ts'
export { Customer, CustomerSearch, customerSorts, listCustomers } from './customers.ts'
export { EmailChange, updateEmail, verifyNewEmail } from './email-change.ts'
export { basePath, endpoint } from './endpoint.ts'
export type { Access, Endpoint, EndpointAnswer, EndpointData, EndpointInput, Limit } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { commonErrors, ErrorBody, errorCatalogue, isErrorCode, sessionErrors } from './errors.ts'
export type { ErrorCode } from './errors.ts'
export {
  addToFavorite,
  createFavoriteCategory,
  deleteFavoriteCategory,
  Favoritable,
  favoritableRows,
  FavoritableType,
  favoritableTypes,
  FavoriteCategory,
  FavoriteItem,
  favoriteLimits,
  FavoriteRemoval,
  listFavoriteCategories,
  NewFavorite,
  NewFavoriteCategory,
  removeFromFavorite,
  renameFavoriteCategory,
} from './favorites.ts'
export type { FavoritableRow } from './favorites.ts'
export { Currency, errorPageStatuses, getErrorText, listCurrencies, listTimezones } from './helpers.ts'
export { LinkFields, newPassword, passwordsMatch } from './fields.ts'
export { getMe, Meta, MetaKey, metaKeys, SignedInUser, updateMeta, User } from './me.ts'
export { messages } from './messages.ts'
export { listOrders, Order, OrderSearch, orderSorts } from './orders.ts'
export { PageMeta } from './page.ts'
export { isAllowed, permissions, Role, roleNames, roles } from './permissions.ts'
export type { Permission } from './permissions.ts'
export { listProducts, Product, ProductSearch, productSorts } from './products.ts'
export {
  checkEmailVerification,
  completeRegistration,
  PendingRegistration,
  register,
  Registration,
  ResendVerification,
  resendVerificationEmail,
  SocialCompletion,
  verifyEmail,
} from './registration.ts'
export {
  checkResetLink,
  ForgottenPassword,
  forgotPassword,
  NewPassword,
  resetPassword,
} from './reset-password.ts'
export {
  listSocialServices,
  signInWithSocial,
  SocialNewcomer,
  SocialProvider,
  socialProviders,
  SocialSignIn,
} from './social-sign-in.ts'
export {
  createStore,
  listStores,
  NewStore,
  NewWooCommerceStore,
  Store,
  StoreChanges,
  StoreSync,
  SyncKind,
  syncKinds,
  SyncProgress,
  syncStores,
  updateStore,
} from './stores.ts'
export { StoreType } from './store-type.ts'
export {
  acceptInvitation,
  checkInvitation,
  Invitation,
  InvitationAcceptance,
  invitableRoles,
  InvitedUser,
  inviteUser,
  userStatuses,
  UserStatus,
} from './users.ts'

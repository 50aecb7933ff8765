export {
  AccountCollection,
  accountCollectionLimit,
  addToAccountCollections,
  CollectionAddition,
  createAccountCollection,
  deleteAccountCollection,
  listAccountCollections,
  NewAccountCollection,
  renameAccountCollection,
  syncAccountCollections,
} from './account-collections.ts'
export {
  ConnectionOutcome,
  connectionResults,
  connectionSteps,
  FacebookResponse,
  loginWithFacebook,
  OfferedAccount,
  processFacebookResponse,
} from './account-connection.ts'
export {
  AuditEntry,
  AuditFilter,
  AuditSearch,
  auditColumns,
  exportAuditEntries,
  listAuditActions,
  listAuditEntries,
} from './audit.ts'
export { accountMessages } from './account-messages.ts'
export {
  AccountReading,
  listAccountReadings,
  ReadingCause,
  readingCauses,
  ReadingKind,
  readingKinds,
  ReadingProgress,
  ReadingRecord,
  ReadRows,
} from './account-readings.ts'
export {
  accountLimits,
  accountServices,
  maxChosenAccounts,
  ServiceName,
  SocialNetwork,
  socialNetworks,
} from './account-service.ts'
export type { AccountService } from './account-service.ts'
export {
  AccountSearch,
  accountSorts,
  accountStates,
  AccountUsername,
  addAccounts,
  archiveAccounts,
  deleteAccount,
  deleteAccounts,
  listAccounts,
  listPosters,
  NewAccounts,
  Poster,
  restoreAccounts,
  revokeAccount,
  syncAccounts,
  TrackedAccount,
} from './accounts.ts'
export { continueSignIn, login, Login, logout } from './auth.ts'
export {
  Customer,
  customerColumns,
  CustomerFilter,
  CustomerSearch,
  bestBuyersShare,
  customerSorts,
  exportCustomers,
  getCustomer,
  lapsedAfterDays,
  listCustomerCountries,
  listCustomers,
} from './customers.ts'
export { EmailChange, updateEmail, verifyNewEmail } from './email-change.ts'
export { basePath, endpoint, isWrite } from './endpoint.ts'
export type { Access, Endpoint, EndpointAnswer, EndpointData, EndpointInput, Limit } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { isWriteKey, replayedHeader, takesWriteKey, writeKeyHeader, writeKeyHours } from './write-key.ts'
export { resources } from './resources.ts'
export type { Resource } from './resources.ts'
export { ErrorBody } from './error-body.ts'
export { errorCatalogue, isErrorCode } from './errors.ts'
export type { ErrorCode } from './errors.ts'
export { commonErrors, sessionErrors, writeKeyErrors } from './shared-errors.ts'
export {
  addManyToFavorite,
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
  maxAddedFavorites,
  NewFavorite,
  NewFavoriteCategory,
  removeFromFavorite,
  renameFavoriteCategory,
  starRow,
} from './favorites.ts'
export type { FavoritableRow } from './favorites.ts'
export { CurrencyCode } from './fields.ts'
export type { NumberSchema, TextSchema, WholeNumberSchema } from './fields.ts'
export { errorPageStatuses } from './error-page-statuses.ts'
export { errorPages } from './error-pages.ts'
export { Currency, getErrorText, listCurrencies, listTimezones } from './helpers.ts'
export { LinkFields, newPassword, passwordsMatch } from './account-fields.ts'
export {
  getMe,
  Meta,
  MetaKey,
  metaKeys,
  SignedInUser,
  updateMeta,
  User,
  type WeekStart,
  weekStarts,
} from './me.ts'
export { Language, languages } from './language.ts'
export { Day } from './list-filter.ts'
export { decimalMarks, fileFormats, namedRowsLimit } from './list-export.ts'
export type { DecimalMark, FileFormat } from './list-export.ts'
export { commerceMessages } from './commerce-messages.ts'
export { messages } from './messages.ts'
export {
  createNote,
  deleteNote,
  exportNotes,
  listAllNotes,
  ListedNote,
  listNotes,
  NewNote,
  NotableType,
  Note,
  NoteChange,
  noteColumns,
  NoteFilter,
  NoteSearch,
  updateNote,
} from './notes.ts'
export {
  listNotifications,
  markNotification,
  markNotificationsRead,
  Notification,
  notificationDays,
  type NotificationKind,
  notificationPermissions,
} from './notifications.ts'
export { countUnreadNotifications } from './unread-notifications.ts'
export {
  exportOrders,
  getOrder,
  listOrders,
  listOrderStatuses,
  Order,
  orderColumns,
  personalOrderColumns,
  OrderDetail,
  OrderDetails,
  OrderFilter,
  OrderLine,
  OrderRefund,
  OrderSearch,
  orderSorts,
} from './orders.ts'
export { PostalAddress } from './postal-address.ts'
export { PageMeta } from './page.ts'
export { isAllowed, permissions, roleNames } from './permissions.ts'
export type { Permission } from './permissions.ts'
export { Role, roles } from './role.ts'
export {
  Collection,
  exportProducts,
  getProduct,
  listCollections,
  getProductPicture,
  listProductDays,
  listProducts,
  listProductStatuses,
  Product,
  productColumns,
  ProductDay,
  ProductDetail,
  ProductFilter,
  ProductSearch,
  productSorts,
  type StockState,
  stockStates,
} from './products.ts'
export {
  checkEmailVerification,
  checkVerification,
  completeRegistration,
  EmailVerification,
  PendingRegistration,
  register,
  Registration,
  ResendVerification,
  resendVerificationEmail,
  SocialCompletion,
  VerificationSubject,
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
  socialProviderNames,
  socialProviders,
  SocialSignIn,
} from './social-sign-in.ts'
export {
  addSignInMethod,
  listSignInMethods,
  NewSignIn,
  ProviderSignIn,
  removeSignInMethod,
  SignInMethods,
} from './sign-in-methods.ts'
export { checkUndo, undoChange, type UndoKind, undoKinds, UndoLink, UndoSubject } from './undo.ts'
export { AccountHealth, healthStates, SocialAccount } from './social-account.ts'
export { socialMessages } from './social-messages.ts'
export { ownStatuses, statusesExcludedByDefault, statusesNeverSold } from './sale-statuses.ts'
export { type FieldUse, type LeftOut } from './field-use.ts'
export { FigureChange, FigureRecount, listFigureChanges } from './figure-changes.ts'
export { listSalesDays, SalesDay, SalesSearch, SalesSplit, SalesTotal } from './sales.ts'
export {
  createSavedFilter,
  deleteSavedFilter,
  FilteredList,
  filteredLists,
  listSavedFilters,
  NewSavedFilter,
  SavedFilter,
  SavedFilterChange,
  setTeamDefaultFilter,
  updateSavedFilter,
} from './saved-filters.ts'
export { NewShopifyStore, NewStore, NewWooCommerceStore, StoreChanges } from './store-connection.ts'
export { chooseStoreSales } from './store-sales.ts'
export { listUnreadRows, UnreadRow } from './unread-rows.ts'
export { listStoreSyncs, SyncCause, syncCauses, SyncedRows, SyncRecord } from './store-syncs.ts'
export {
  archiveStores,
  createStore,
  deleteStore,
  listStores,
  restoreStores,
  Store,
  StoreSales,
  StoreSearch,
  StoreSync,
  StoreUpdates,
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
  invitableRoles,
  Invitation,
  InvitationAcceptance,
  Invitations,
  maxInvitations,
  InvitedUser,
  inviteUser,
  inviteUsers,
  resendInvitation,
} from './invitations.ts'
export {
  deleteProfilePicture,
  getPicture,
  getProfile,
  nameChangeDays,
  pictureLimits,
  Profile,
  ProfileChanges,
  profileUrls,
  setProfilePicture,
  updateProfile,
} from './profile.ts'
export { endSession, endSessions, listSessions, SessionOfUser } from './sessions.ts'
export {
  listShortLinks,
  setShortLink,
  ShortLink,
  shortLinkIn,
  shortLinkLength,
  shortLinkLetters,
  shortLinkParameter,
  shortLinkPath,
} from './short-links.ts'
export {
  deleteTeam,
  deletionGraceDays,
  getTeam,
  keepTeam,
  Team,
  TeamChanges,
  transferTeam,
  updateTeam,
} from './team.ts'
export { CostedAmount, CostedSales } from './costed-sales.ts'
export { Cohort, cohortDays, Cohorts, listCohorts } from './cohorts.ts'
export {
  countedBy,
  Difference,
  type DifferenceKind,
  differenceKinds,
  getReconciliation,
  Month,
  MonthFigures,
  Reconciliation,
  refundsBy,
  ShopReport,
} from './reconciliation.ts'
export {
  CustomerTotals,
  DashboardCustomers,
  getDashboardCustomers,
  orderChannels,
} from './dashboard-customers.ts'
export type { CustomerCurrency, OrderChannel } from './dashboard-customers.ts'
export { FirstSteps, getFirstSteps } from './first-steps.ts'
export { maxSearchHits, SearchHit, SearchKind, searchKinds, SearchResult, searchTeam } from './search.ts'
export { getOrderShopNotes } from './order-shop-notes.ts'
export { listPostCustomers } from './post-customers.ts'
export { BroughtCustomer, BroughtMeta } from './brought-customers.ts'
export {
  discountCodeColumns,
  DiscountCodeSearch,
  discountCodeSorts,
  exportDiscountCodes,
  listCodeCustomers,
  listDiscountCodes,
  longestCode,
  SoldByCode,
} from './discount-codes.ts'
export {
  getPrivacyData,
  listPrivacyRequests,
  PrivacyRequest,
  privacyRequestKinds,
} from './privacy-requests.ts'
export {
  deleteTeamExport,
  downloadTeamExport,
  listTeamExports,
  openTeamExport,
  startTeamExport,
  TeamExport,
} from './team-exports.ts'
export { teamMessages } from './team-messages.ts'
export {
  deleteUser,
  getUser,
  listRoles,
  listUsers,
  RoleDescription,
  settableRoles,
  settableStatuses,
  TeamUser,
  updateUser,
  UserChanges,
  UserSearch,
  userSorts,
  UserStatus,
  userStatuses,
} from './users.ts'
export { exportUsers, userColumns } from './export-users.ts'
export {
  AccountAnalytics,
  AccountDay,
  AccountPeriod,
  Comparison,
  comparisons,
  listAccountAnalytics,
  listAccountDays,
  listBestPosts,
  type NetworkFigures,
  Period,
  type KnownSince,
  type PeriodCompared,
} from './account-analytics.ts'
export {
  DashboardAudience,
  getDashboardAudience,
  getDashboardInsights,
  getOnlineFollowers,
  InsightDays,
  Insights,
  InsightTotals,
  OnlineFollowers,
} from './dashboard.ts'
export {
  DiscountCode,
  getPostSales,
  listOrderPosts,
  listPostOrders,
  maxPostCodes,
  OrderPost,
  PostCodes,
  PostOrder,
  PostSalesDetail,
  setPostCodes,
} from './post-attribution.ts'
export {
  exportSellingPosts,
  listSellingPosts,
  type RankedSort,
  rankedSorts,
  SoldFilter,
  SoldRanking,
  soldRankings,
  SoldSearch,
} from './selling-posts.ts'
export { filteredMetrics, type FilteredMetric } from './post-filter.ts'
export { getPostInsights, PostInsights } from './post-insights.ts'
export { postMessages } from './post-messages.ts'
export {
  developingMetrics,
  exportedMetrics,
  factsOf,
  isExportedMetric,
  isKeptMetric,
  isSortableMetric,
  keptMetrics,
  listedMetrics,
  postMetrics,
  publicMetrics,
  sortableMetrics,
  type DevelopingMetric,
  type ExportedMetric,
  type KeptMetric,
  type ListedMetric,
  type PostMetric,
  type PostPlace,
  type SortableMetric,
} from './post-metrics.ts'
export {
  instagramWindow,
  ListedLift,
  type LiftVerdict,
  PostLift,
  type PostLiftDay,
  PostSales,
  ProvenWindow,
  provenWindows,
  SoldKind,
  soldKinds,
  soldKnownSince,
  SoldTotals,
  UnreadStore,
} from './post-sales.ts'
export { getPostOfLink } from './post-of-link.ts'
export {
  exportPosts,
  getPost,
  getPostNeighbours,
  listPosts,
  Post,
  postColumns,
  PostFilter,
  PostKind,
  postKinds,
  PostProduct,
  PostSearch,
  postSorts,
  soldSorts,
  setPostProducts,
} from './posts.ts'
export { recordOf } from './record-of.ts'
export { isAuthPath, wantedPath } from './wanted-path.ts'
export { translatorOf } from './translate.ts'
export type { TextPairs } from './translate.ts'

import {
  addToAccountCollections,
  createAccountCollection,
  deleteAccountCollection,
  listAccountCollections,
  renameAccountCollection,
  syncAccountCollections,
} from './account-collections.ts'
import { loginWithFacebook, processFacebookResponse } from './account-connection.ts'
import { listAccountReadings } from './account-readings.ts'
import {
  addAccounts,
  archiveAccounts,
  deleteAccount,
  deleteAccounts,
  listAccounts,
  listPosters,
  restoreAccounts,
  revokeAccount,
  syncAccounts,
} from './accounts.ts'
import { listAccountAnalytics, listAccountDays, listBestPosts } from './account-analytics.ts'
import { exportAuditEntries, listAuditActions, listAuditEntries } from './audit.ts'
import { continueSignIn, login, logout } from './auth.ts'
import { exportCustomers, getCustomer, listCustomerCountries, listCustomers } from './customers.ts'
import { getDashboardAudience, getDashboardInsights, getOnlineFollowers } from './dashboard.ts'
import { updateEmail, verifyNewEmail } from './email-change.ts'
import type { Endpoint } from './endpoint.ts'
import {
  addManyToFavorite,
  addToFavorite,
  createFavoriteCategory,
  deleteFavoriteCategory,
  listFavoriteCategories,
  removeFromFavorite,
  renameFavoriteCategory,
  starRow,
} from './favorites.ts'
import { getErrorText, listCurrencies, listTimezones } from './helpers.ts'
import { exportUsers } from './export-users.ts'
import { getMe, updateMeta } from './me.ts'
import { createNote, deleteNote, exportNotes, listAllNotes, listNotes, updateNote } from './notes.ts'
import { listNotifications, markNotification, markNotificationsRead } from './notifications.ts'
import { countUnreadNotifications } from './unread-notifications.ts'
import { exportOrders, getOrder, listOrders, listOrderStatuses } from './orders.ts'
import { getPostSales, listOrderPosts, listPostOrders, setPostCodes } from './post-attribution.ts'
import { exportSellingPosts, listSellingPosts } from './selling-posts.ts'
import { getPostInsights } from './post-insights.ts'
import { getPostOfLink } from './post-of-link.ts'
import { exportPosts, getPost, getPostNeighbours, listPosts, setPostProducts } from './posts.ts'
import {
  exportProducts,
  getProduct,
  listCollections,
  getProductPicture,
  listProductDays,
  listProducts,
  listProductStatuses,
} from './products.ts'
import {
  checkEmailVerification,
  checkVerification,
  completeRegistration,
  register,
  resendVerificationEmail,
  verifyEmail,
} from './registration.ts'
import { addSignInMethod, listSignInMethods, removeSignInMethod } from './sign-in-methods.ts'
import { checkUndo, undoChange } from './undo.ts'
import { checkResetLink, forgotPassword, resetPassword } from './reset-password.ts'
import { listFigureChanges } from './figure-changes.ts'
import { listSalesDays } from './sales.ts'
import { searchTeam } from './search.ts'
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  setTeamDefaultFilter,
  updateSavedFilter,
} from './saved-filters.ts'
import { listSocialServices, signInWithSocial } from './social-sign-in.ts'
import { chooseStoreSales } from './store-sales.ts'
import { listStoreSyncs } from './store-syncs.ts'
import { listUnreadRows } from './unread-rows.ts'
import {
  archiveStores,
  createStore,
  deleteStore,
  listStores,
  restoreStores,
  syncStores,
  updateStore,
} from './stores.ts'
import {
  acceptInvitation,
  checkInvitation,
  inviteUser,
  inviteUsers,
  resendInvitation,
} from './invitations.ts'
import { deleteProfilePicture, getPicture, getProfile, setProfilePicture, updateProfile } from './profile.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'
import { listShortLinks, setShortLink } from './short-links.ts'
import { deleteTeam, getTeam, keepTeam, transferTeam, updateTeam } from './team.ts'
import { listCohorts } from './cohorts.ts'
import { exportDiscountCodes, listCodeCustomers, listDiscountCodes } from './discount-codes.ts'
import { getReconciliation } from './reconciliation.ts'
import { getDashboardCustomers } from './dashboard-customers.ts'
import { getFirstSteps } from './first-steps.ts'
import { getOrderShopNotes } from './order-shop-notes.ts'
import { listPostCustomers } from './post-customers.ts'
import { getPrivacyData, listPrivacyRequests } from './privacy-requests.ts'
import {
  deleteTeamExport,
  downloadTeamExport,
  listTeamExports,
  openTeamExport,
  startTeamExport,
} from './team-exports.ts'
import { deleteUser, getUser, listRoles, listUsers, updateUser } from './users.ts'

/**
 * Every call of the contract. The OpenAPI document and the tests that must cover all calls are made from it.
 */
export const endpoints: readonly Endpoint[] = [
  login,
  continueSignIn,
  logout,
  forgotPassword,
  checkResetLink,
  resetPassword,
  listSocialServices,
  signInWithSocial,
  register,
  verifyEmail,
  checkEmailVerification,
  checkVerification,
  resendVerificationEmail,
  completeRegistration,
  inviteUser,
  inviteUsers,
  resendInvitation,
  checkInvitation,
  acceptInvitation,
  listUsers,
  exportUsers,
  listRoles,
  getUser,
  updateUser,
  deleteUser,
  updateEmail,
  verifyNewEmail,
  getMe,
  updateMeta,
  getProfile,
  updateProfile,
  setProfilePicture,
  deleteProfilePicture,
  getPicture,
  listSignInMethods,
  addSignInMethod,
  removeSignInMethod,
  checkUndo,
  undoChange,
  listSessions,
  endSession,
  endSessions,
  getTeam,
  updateTeam,
  transferTeam,
  deleteTeam,
  keepTeam,
  listCohorts,
  listDiscountCodes,
  exportDiscountCodes,
  listCodeCustomers,
  getReconciliation,
  listPrivacyRequests,
  getPrivacyData,
  listTeamExports,
  startTeamExport,
  openTeamExport,
  downloadTeamExport,
  deleteTeamExport,
  listAuditEntries,
  listAuditActions,
  exportAuditEntries,
  getErrorText,
  listTimezones,
  listCurrencies,
  listStores,
  createStore,
  updateStore,
  chooseStoreSales,
  syncStores,
  archiveStores,
  restoreStores,
  deleteStore,
  listStoreSyncs,
  listUnreadRows,
  listCustomers,
  listCustomerCountries,
  exportCustomers,
  getCustomer,
  listOrders,
  listOrderStatuses,
  exportOrders,
  getOrder,
  getOrderShopNotes,
  listProducts,
  listCollections,
  listProductStatuses,
  exportProducts,
  getProduct,
  getProductPicture,
  listProductDays,
  listSalesDays,
  listFigureChanges,
  listAccountCollections,
  createAccountCollection,
  renameAccountCollection,
  deleteAccountCollection,
  addToAccountCollections,
  syncAccountCollections,
  loginWithFacebook,
  processFacebookResponse,
  listAccounts,
  addAccounts,
  deleteAccounts,
  deleteAccount,
  archiveAccounts,
  restoreAccounts,
  syncAccounts,
  revokeAccount,
  listAccountReadings,
  listAccountAnalytics,
  listAccountDays,
  listBestPosts,
  listPosters,
  listSellingPosts,
  exportSellingPosts,
  listPosts,
  exportPosts,
  getPost,
  getPostOfLink,
  getPostNeighbours,
  getPostInsights,
  getPostSales,
  listPostOrders,
  listOrderPosts,
  listPostCustomers,
  setPostProducts,
  setPostCodes,
  listShortLinks,
  setShortLink,
  getDashboardInsights,
  getDashboardCustomers,
  getOnlineFollowers,
  getDashboardAudience,
  getFirstSteps,
  searchTeam,
  listNotes,
  listAllNotes,
  exportNotes,
  createNote,
  updateNote,
  deleteNote,
  listNotifications,
  countUnreadNotifications,
  markNotification,
  markNotificationsRead,
  listSavedFilters,
  createSavedFilter,
  updateSavedFilter,
  setTeamDefaultFilter,
  deleteSavedFilter,
  listFavoriteCategories,
  createFavoriteCategory,
  renameFavoriteCategory,
  deleteFavoriteCategory,
  addToFavorite,
  starRow,
  addManyToFavorite,
  removeFromFavorite,
]

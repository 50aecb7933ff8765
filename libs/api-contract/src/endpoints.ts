import { login, logout } from './auth.ts'
import { listCustomers } from './customers.ts'
import { updateEmail, verifyNewEmail } from './email-change.ts'
import type { Endpoint } from './endpoint.ts'
import {
  addToFavorite,
  createFavoriteCategory,
  deleteFavoriteCategory,
  listFavoriteCategories,
  removeFromFavorite,
  renameFavoriteCategory,
} from './favorites.ts'
import { getErrorText, listCurrencies, listTimezones } from './helpers.ts'
import { getMe, updateMeta } from './me.ts'
import { listOrders } from './orders.ts'
import { listProducts } from './products.ts'
import {
  checkEmailVerification,
  completeRegistration,
  register,
  resendVerificationEmail,
  verifyEmail,
} from './registration.ts'
import { checkResetLink, forgotPassword, resetPassword } from './reset-password.ts'
import { listSocialServices, signInWithSocial } from './social-sign-in.ts'
import { createStore, listStores, syncStores, updateStore } from './stores.ts'
import { acceptInvitation, checkInvitation, inviteUser } from './users.ts'

/** Every call of the contract; the OpenAPI document and the tests that must miss none are made from it. */
export const endpoints = [
  login,
  logout,
  forgotPassword,
  checkResetLink,
  resetPassword,
  listSocialServices,
  signInWithSocial,
  register,
  verifyEmail,
  checkEmailVerification,
  resendVerificationEmail,
  completeRegistration,
  inviteUser,
  checkInvitation,
  acceptInvitation,
  updateEmail,
  verifyNewEmail,
  getMe,
  updateMeta,
  getErrorText,
  listTimezones,
  listCurrencies,
  listStores,
  createStore,
  updateStore,
  syncStores,
  listCustomers,
  listOrders,
  listProducts,
  listFavoriteCategories,
  createFavoriteCategory,
  renameFavoriteCategory,
  deleteFavoriteCategory,
  addToFavorite,
  removeFromFavorite,
] as const satisfies Endpoint[]

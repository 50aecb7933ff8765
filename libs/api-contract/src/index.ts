export { login, Login, logout } from './auth.ts'
export { basePath, endpoint } from './endpoint.ts'
export type { Access, Endpoint, EndpointAnswer, EndpointData, EndpointInput, Limit } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { commonErrors, ErrorBody, errorCatalogue, isErrorCode, sessionErrors } from './errors.ts'
export type { ErrorCode } from './errors.ts'
export { Currency, errorPageStatuses, getErrorText, listCurrencies, listTimezones } from './helpers.ts'
export { getMe, Meta, MetaKey, metaKeys, SignedInUser, updateMeta, User } from './me.ts'
export { messages } from './messages.ts'
export { listOrders, Order, OrderSearch, orderSorts } from './orders.ts'
export { PageMeta } from './page.ts'
export { isAllowed, permissions, Role, roleNames, roles } from './permissions.ts'
export type { Permission } from './permissions.ts'
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

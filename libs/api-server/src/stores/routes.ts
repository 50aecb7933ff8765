export const storeRoutes = []

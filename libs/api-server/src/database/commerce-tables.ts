export interface CommerceTables {}

export { stopDatabaseServer as default } from './databaseServerProcess';

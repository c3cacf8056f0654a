export { startDatabaseServer as default } from './databaseServerProcess';

import Database from 'libsql';

/** Changes a database in a file past the store and past what its tables demand of one another. */
export function changeFile(file: string, statement: string): void {
  const db = new Database(file);
  db.exec('pragma foreign_keys = off');
  db.exec(statement);
  db.close();
}

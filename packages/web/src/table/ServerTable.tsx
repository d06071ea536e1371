import { useMemo } from 'react';
import type { RouteComponentProps } from 'wouter';
import { server } from '../play/server.ts';
import { serverSitting } from '../play/server-sitting.ts';
import { Table } from './Table.tsx';

/** A match that the server keeps. */
export default function ServerTable({ params: { id } }: RouteComponentProps<{ id: string }>) {
  const sitting = useMemo(() => serverSitting(server, id), [id]);
  return <Table key={id} sitting={sitting} />;
}

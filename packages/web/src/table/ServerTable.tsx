export default function ServerTable() {
  return null;
}

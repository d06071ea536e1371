export default function Shelf() {
  return null;
}

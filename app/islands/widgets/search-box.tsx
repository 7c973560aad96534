import { SearchBox } from "#app/components/directory/search/search-box.tsx";
import { island } from "../island.tsx";

export default island("search-box", SearchBox);
